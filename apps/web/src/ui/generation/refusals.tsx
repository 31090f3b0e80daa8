import type { GenerationRun } from '@morsel/sdk/contract';

import { Fold } from '../fold.tsx';
import { refusalReasons, refusedCount } from './refusal-words.ts';

/** How many drafts did not pass the checks, and why, for who wants to know. */
export function Refusals({ rejected }: Pick<GenerationRun, 'rejected'>) {
  const count = refusedCount(rejected);
  if (count === 0) return null;
  return (
    <Fold
      className="refusals"
      label={`${count} ${count === 1 ? 'draft' : 'drafts'} refused by the checks`}
    >
      <ul>
        {refusalReasons(rejected).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Fold>
  );
}
