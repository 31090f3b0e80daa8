import type { Achievement, Answer, Difficulty, QuestionType } from '@morsel/sdk/contract';
import {
  countsForDayStreak,
  localDay,
  type Practice,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import type { Reader } from '../../reader.ts';
import { earnAchievements } from './achieving.ts';
import { historyOf, lastReviewUntil, memoryWith, practiceAt } from './item-history.ts';
import { isNewDay, longestRunSince } from './practised-days.ts';
import { insertEvent, lockTotals, type NewEvent, storeMemory, storeTotals } from './queries.ts';
import { featsOf, type Totals, totalsAfter, totalsAfterDay } from './totals.ts';

/** What a reader did with an item, graded already. */
export type Review = { readonly itemId: number; readonly revision: number } & (
  | {
      readonly kind: 'answer';
      readonly questionKind: QuestionType;
      readonly value: Answer;
      readonly isCorrect: boolean;
    }
  | { readonly kind: 'rating'; readonly value: Difficulty }
);

/** What a review brought: its own XP, the reader's totals after it, and the last it has earned. */
export interface Recorded {
  readonly xp: number;
  readonly totals: Totals;
  readonly achievement: Achievement | undefined;
}

/**
 * Writes a review to the event log and brings totals, memory and achievements in step with it. The
 * only writer of the log. XP, streak and all that is counted are decided in order of arrival, so the
 * reader's row is locked first; the memory of the item follows the time of answering, which is taken
 * as it is: `operationOf` keeps it within bounds.
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
  const userId = reader.id;
  const { answeredAt: at, receivedAt } = operation;
  const [before] = await lockTotals(tx, { userId });
  if (before === undefined) throw new UnauthenticatedError();
  const history = await historyOf(tx, { userId, itemId: review.itemId }, at);
  const practice = practiceAt(history, at);
  const xp = xpOf(review, practice);
  const last = lastReviewUntil(history, at);
  const counted = totalsAfter(before, { ...gradeOf(review), xp, at, before: last });

  const { streak } = counted;
  const event = eventRow({ userId, operation, review, practice, xp, streak });
  const opensDay = await isFirstOfDay(tx, event);
  await insertEvent(tx, event);
  const totals = opensDay ? await withDaysOf(tx, event, counted) : counted;
  await storeTotals(tx, { ...totals, userId });
  const memory = memoryWith(history, event);
  if (memory !== undefined) await storeMemory(tx, memory);
  const feats = featsOf(totals);
  return { xp, totals, achievement: await earnAchievements(tx, { userId, feats, at: receivedAt }) };
}

/** Whether an event that is not written yet will be the first that counts for its day. */
async function isFirstOfDay(tx: Tx, event: NewEvent): Promise<boolean> {
  if (!countsForDayStreak(event.answered_at, event.received_at)) return false;
  return isNewDay(tx, { userId: event.user_id, day: event.local_day });
}

async function withDaysOf(tx: Tx, event: NewEvent, totals: Totals): Promise<Totals> {
  // A log that is older than this figure is counted whole once.
  const since = totals.longest_day_streak === 0 ? '' : event.local_day;
  return totalsAfterDay(totals, await longestRunSince(tx, { userId: event.user_id, since }));
}

function xpOf(review: Review, practice: Practice): number {
  return review.kind === 'answer' ? xpForAnswer(review.isCorrect, practice) : xpForRating(practice);
}

function gradeOf(review: Review) {
  if (review.kind === 'rating') return { itemKind: 'flashcard', isCorrect: null } as const;
  return { itemKind: review.questionKind, isCorrect: review.isCorrect };
}

function eventRow(input: {
  userId: number;
  operation: Operation;
  review: Review;
  practice: Practice;
  xp: number;
  streak: number;
}): NewEvent {
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
    streak: input.streak,
    answered_at: operation.answeredAt,
    received_at: operation.receivedAt,
    time_zone: operation.timeZone,
    local_day: localDay(operation.answeredAt, operation.timeZone),
  };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
