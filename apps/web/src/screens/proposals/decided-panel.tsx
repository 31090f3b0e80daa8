import type { ReactNode } from 'react';

import type { Decided } from '../../data/proposals/proposals.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { markShown } from '../../ui/controls/just-shown.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { decidedText } from './proposals-text.ts';

interface DecidedPanelProps {
  readonly decided: Decided;
  /** How many wait for a look now. */
  readonly waiting: number;
  readonly isPending: boolean;
  readonly trouble: ReactNode;
  /** Keeps what was struck out. */
  readonly onKeep: (ids: readonly number[]) => void;
  readonly onNext: () => void;
}

/** What came of a decision, a way to have back what was struck out, and the way on. */
export function DecidedPanel(props: DecidedPanelProps) {
  const { decided, waiting, isPending, trouble, onKeep, onNext } = props;
  const { strike } = decided;
  return (
    <EmptyPanel
      level={2}
      title={waiting > 0 ? 'These are done' : 'All looked at'}
      action={
        <div ref={markShown} className="proposals-ways">
          {strike.length > 0 && (
            <Button
              variant="paper"
              className="uppercase"
              pending={isPending}
              onClick={() => onKeep(strike)}
            >
              {strike.length === 1
                ? 'Keep it after all'
                : `Keep the ${numberText(strike.length)} after all`}
            </Button>
          )}
          {waiting > 0 ? (
            <Button className="uppercase" onClick={onNext}>
              {waiting === 1 ? 'Look at the next' : `Look at the next ${numberText(waiting)}`}
            </Button>
          ) : (
            <ButtonLink to="/" className="uppercase">
              To the feed
            </ButtonLink>
          )}
          {trouble}
        </div>
      }
    >
      {decidedText(decided)}
    </EmptyPanel>
  );
}
