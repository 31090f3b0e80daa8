import type { Answer, Difficulty } from '@morsel/sdk/contract';
import {
  localDay,
  nextStreak,
  type Practice,
  practiceOf,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import type { Reader } from '../../reader.ts';
import { type MemoryEvent, memoryAfter, memoryFromEvents, practiceOfLate } from './memory.ts';
import {
  findItemEvents,
  findMemory,
  insertEvent,
  lockTotals,
  storeMemory,
  storeTotals,
  type Totals,
} from './queries.ts';

/** What a reader did with an item, graded already. */
export type Review = { readonly itemId: number; readonly revision: number } & (
  | { readonly kind: 'answer'; readonly value: Answer; readonly isCorrect: boolean }
  | { readonly kind: 'rating'; readonly value: Difficulty }
);

/** What a review brought: its own XP, and the reader's totals after it. */
export interface Recorded {
  readonly xp: number;
  readonly totals: Totals;
}

/**
 * Writes a review to the event log and brings totals and memory in step with it. The only writer of
 * the log. XP and streak are decided in order of arrival, so the reader's row is locked first; the
 * memory of the item follows the time of answering, which is taken as it is: `operationOf` keeps it
 * within bounds.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function recordReview(
  tx: Tx,
  {
    reader,
    operation,
    review,
  }: { reader: Pick<Reader, 'id'>; operation: Operation; review: Review },
): Promise<Recorded> {
  const key = { userId: reader.id, itemId: review.itemId };
  const at = operation.answeredAt;
  const [before] = await lockTotals(tx, { userId: reader.id });
  if (before === undefined) throw new UnauthenticatedError();
  const [memory] = await findMemory(tx, key);
  const isLate = memory !== undefined && at < memory.last_review_at;
  const past = isLate ? await findItemEvents(tx, key) : undefined;
  const practice = past ? practiceOfLate(past, at) : practiceOf(memory?.due_at, at);
  const xp = xpOf(review, practice);
  const totals = totalsAfter(before, review, xp);

  const event = eventRow({ userId: reader.id, operation, review, practice, xp, totals });
  await insertEvent(tx, event);
  await storeTotals(tx, { ...totals, userId: reader.id });
  const rowKey = { user_id: reader.id, item_id: review.itemId };
  const after = past
    ? memoryFromEvents(rowKey, [...past, event])
    : memoryAfter(memory, rowKey, { outcome: outcomeOf(review), at });
  if (after !== undefined) await storeMemory(tx, after);
  return { xp, totals };
}

function xpOf(review: Review, practice: Practice): number {
  return review.kind === 'answer' ? xpForAnswer(review.isCorrect, practice) : xpForRating(practice);
}

function outcomeOf(review: Review): MemoryEvent['outcome'] {
  if (review.kind === 'rating') return review.value;
  return review.isCorrect ? 'right' : 'wrong';
}

function totalsAfter(before: Totals, review: Review, xp: number): Totals {
  if (review.kind === 'rating') return { ...before, xp: before.xp + xp };
  return {
    xp: before.xp + xp,
    streak: nextStreak(before.streak, review.isCorrect),
    total_answered: before.total_answered + 1,
    correct_answered: before.correct_answered + (review.isCorrect ? 1 : 0),
  };
}

function eventRow(input: {
  userId: number;
  operation: Operation;
  review: Review;
  practice: Practice;
  xp: number;
  totals: Totals;
}) {
  const { operation, review } = input;
  return {
    user_id: input.userId,
    op_id: operation.opId,
    item_id: review.itemId,
    revision: review.revision,
    kind: review.kind,
    value: JSON.stringify(review.value),
    is_correct: review.kind === 'answer' ? flag(review.isCorrect) : null,
    practice: input.practice,
    xp: input.xp,
    streak: input.totals.streak,
    answered_at: operation.answeredAt,
    received_at: operation.receivedAt,
    time_zone: operation.timeZone,
    local_day: localDay(operation.answeredAt, operation.timeZone),
  };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
