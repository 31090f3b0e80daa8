import { useId } from 'react';

import { offline } from '../../offline/open.ts';
import type { PendingOperation } from '../../offline/pending-operation.ts';
import { Button } from '../../ui/button.tsx';
import { kindWords, reasonWords, whenWords } from './operation-words.ts';

interface WaitingRowProps {
  readonly operation: PendingOperation;
  /** Called before a control of the row goes away. */
  readonly onLeave: () => void;
}

/** One thing that the reader did; what the server refused can be tried again or thrown away. */
export function WaitingRow({ operation, onLeave }: WaitingRowProps) {
  const { opId, label, state } = operation;
  const name = useId();
  const reason = reasonWords(operation);

  async function retry() {
    onLeave();
    await (await offline()).retry(opId);
  }

  async function discard() {
    onLeave();
    await (await offline()).discard(opId);
  }

  return (
    <li className={state === 'refused' ? 'waiting-row is-refused' : 'waiting-row'}>
      <p id={name} className="waiting-label" dir="auto">
        {label}
      </p>
      <p className="waiting-facts">
        {kindWords(operation)}, {whenWords(operation)}
      </p>
      {reason && <p className="waiting-reason">{reason}</p>}
      {state === 'refused' && (
        <div className="waiting-ways">
          <Button small variant="paper" aria-describedby={name} onClick={() => void discard()}>
            Discard
          </Button>
          <Button small aria-describedby={name} onClick={() => void retry()}>
            Retry
          </Button>
        </div>
      )}
    </li>
  );
}
