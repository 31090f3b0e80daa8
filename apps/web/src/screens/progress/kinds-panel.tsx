import type { KindAccuracy, QuestionType } from '@morsel/sdk/contract';
import { accuracyPercent } from '@morsel/sdk/rules';

import { useProgress } from '../../data/progress.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { figureText } from './figure-text.ts';
import { ProgressPanel } from './progress-panel.tsx';

const NAMES: Readonly<Record<QuestionType, string>> = {
  mcq: 'Pick one',
  true_false: 'True or false',
  match_pairs: 'Match the pairs',
  arrange_list: 'Put in order',
};

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
  const isEmpty = answered === 0;
  return (
    <li>
      <span>{NAMES[kind]}</span>
      <span className="figures">
        {isEmpty ? (
          <small>none answered yet</small>
        ) : (
          <>
            <b>{accuracyPercent(right, answered)}%</b> <small>of {figureText(answered)}</small>
          </>
        )}
      </span>
      <ShareBar share={isEmpty ? 0 : right / answered} />
    </li>
  );
}
