import { useId } from 'react';

import { type Action, offline, type PendingOperation } from '../../offline/door.ts';
import { Button } from '../../ui/controls/button.tsx';
import { GapText } from '../../ui/text/gap-text.tsx';

interface WaitingRowProps {
  readonly operation: PendingOperation;
  /** Called before a control of the row goes away. */
  readonly onLeave: () => void;
}

/** One thing that the reader did; what is stuck can be tried again or thrown away. */
export function WaitingRow({ operation, onLeave }: WaitingRowProps) {
  const { opId, label, state } = operation;
  const name = useId();
  const reason = reasonText(operation);
  const isStuck = state === 'refused' || state === 'aside';

  async function retry() {
    onLeave();
    await (await offline()).retry(opId);
  }

  async function discard() {
    onLeave();
    await (await offline()).discard(opId);
  }

  return (
    <li className={isStuck ? 'waiting-row is-stuck' : 'waiting-row'}>
      <p id={name} className="waiting-label" dir="auto">
        <GapText text={label} />
      </p>
      <p className="waiting-facts">
        {operationText(operation)}, {whenText(operation)}
      </p>
      {reason && <p className="waiting-reason">{reason}</p>}
      {isStuck && (
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

const biteTexts = { kept: 'Kept', skipped: 'Skipped', open: 'Taken back' } as const;

/** What was done, in words. */
export function operationText(operation: Action): string {
  switch (operation.kind) {
    case 'answer':
      return 'Answer';
    case 'rating':
      return `Rated ${operation.value}`;
    case 'mastery':
      return operation.value ? 'Mastered' : 'Put back in the feed';
    case 'shelf':
      return operation.value ? 'Added to the shelf' : 'Removed from the shelf';
    case 'undo':
      return 'Taken back';
    case 'claim':
      return '“I was right”';
    case 'bite':
      return biteTexts[operation.value.decision];
  }
}

const when = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When it was done, such as "Sat, Nov 21, 14:05". */
export function whenText({ answeredAt }: Pick<PendingOperation, 'answeredAt'>): string {
  return when.format(answeredAt);
}

const ASIDE = 'Morsel failed on this three times. It is kept, and the others go on without it.';

/** Why it is not synced, where that is known. */
export function reasonText({
  state,
  problem,
}: Pick<PendingOperation, 'state' | 'problem'>): string | undefined {
  if (state === 'aside') return ASIDE;
  if (!problem) return undefined;
  return state === 'refused' ? problem.detail : `Last try: ${problem.detail}`;
}
