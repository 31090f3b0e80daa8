import type { UndoResult } from '@morsel/sdk/contract';
import { UNDO_WINDOW_MS } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { ConflictError, NotFoundError, UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { hasMark } from '../mastery/mastery-counts.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { moveLastDay, takeFromPastDay } from './close-days.ts';
import { lockTotals, storeTotals } from './queries.ts';
import { statsOf } from './reader-totals.ts';
import { restoreCounts } from './restore-counts.ts';
import { findItemOfEvent, findLastEvent, type LastEvent, moveToUndone } from './undo-queries.ts';

export interface UndoInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly itemId: number;
  /** The operation that was the answer or the rating. */
  readonly opId: string;
}

/**
 * Takes the reader's last answer or rating back, as long as it is not older than a minute: the event
 * leaves the log and is kept as undone; totals and memory are as before it. Achievements that it
 * earned stay. What is undone already stays so; a repeated operation returns the first result again.
 *
 * @throws NotFoundError when the reader has no such answer or rating.
 * @throws ConflictError when it is too late: by the clock, because there is a later one, or because
 * the question was marked as mastered since.
 */
export function undoReview(tx: Tx, input: UndoInput): Promise<UndoResult> {
  const { reader, operation, itemId, opId } = input;
  const request = { reader, operation, kind: 'undo', target: itemId, value: opId };
  return applyOnce(tx, request, async () => {
    const userId = reader.id;
    const totals = await lockTotals(tx, { userId });
    if (totals === undefined) throw new UnauthenticatedError();
    if ((await findItemOfEvent(tx, 'undoneReviews', { userId, opId })) === itemId) {
      return { undone: opId, stats: statsOf(totals) };
    }
    const event = await requireUndoable(tx, input);
    await moveToUndone(tx, { userId, opId, undoneAt: operation.answeredAt });
    await takeFromPastDay(tx, event, totals.lastDay);
    const restored = await restoreCounts(tx, totals, event);
    await moveLastDay(tx, { userId, before: totals.lastDay, after: restored.lastDay });
    await storeTotals(tx, { ...restored, userId });
    return { undone: opId, stats: statsOf(restored) };
  });
}

async function requireUndoable(
  tx: Tx,
  { reader: { id: userId }, operation, itemId, opId }: UndoInput,
): Promise<LastEvent> {
  if ((await findItemOfEvent(tx, 'reviewEvents', { userId, opId })) !== itemId) {
    throw new NotFoundError('There is no such answer or rating');
  }
  const last = await findLastEvent(tx, userId);
  if (last?.opId !== opId) throw new ConflictError('Only the last answer or rating can be undone');
  if (operation.answeredAt - last.answeredAt > UNDO_WINDOW_MS) {
    throw new ConflictError('An answer or a rating can be undone for a minute');
  }
  if (await hasMark(tx, { userId, itemId })) {
    throw new ConflictError('Take the mastered mark back first');
  }
  return last;
}
