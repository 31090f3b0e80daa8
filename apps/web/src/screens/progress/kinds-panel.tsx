import type { KindAccuracy } from '@morsel/sdk/contract';
import { accuracyPercent } from '@morsel/sdk/rules';

import { questionKind } from '../../cards/kinds/kinds.ts';
import { useProgress } from '../../data/progress/progress.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { ProgressPanel } from './progress-panel.tsx';

/** How many answers to each kind of question were right. */
export function KindsPanel() {
  return (
    <ProgressPanel title="By kind" query={useProgress()} what="Your answers by kind">
      {({ kinds }) => (
        <>
          <p>How often you were right in the last 13 weeks.</p>
          <ul className="kind-bars">
            {kinds.map((kind) => (
              <KindBar key={kind.kind} {...kind} />
            ))}
          </ul>
        </>
      )}
    </ProgressPanel>
  );
}

function KindBar({ kind, answered, right }: KindAccuracy) {
  // A newer server may count a kind that this version of the app cannot name.
  const name = questionKind(kind)?.name ?? kind;
  const isEmpty = answered === 0;
  return (
    <li>
      <span>{name}</span>
      <span className="figures">
        {isEmpty ? (
          <small>none answered yet</small>
        ) : (
          <>
            <b>{accuracyPercent(right, answered)}%</b> <small>of {numberText(answered)}</small>
          </>
        )}
      </span>
      <ShareBar share={isEmpty ? 0 : right / answered} />
    </li>
  );
}
