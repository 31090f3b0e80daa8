import type { GenerationRun } from '@morsel/sdk/contract';

import { Fold } from '../../ui/controls/fold.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { refusalReasons, refusedCount } from './refusal-text.ts';

/** How many drafts did not pass the checks, and why, for who wants to know. */
export function Refusals({ rejected }: Pick<GenerationRun, 'rejected'>) {
  const count = refusedCount(rejected);
  if (count === 0) return null;
  return (
    <Fold className="refusals" label={`${counted(count, 'draft')} refused by the checks`}>
      <ul>
        {refusalReasons(rejected).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Fold>
  );
}
