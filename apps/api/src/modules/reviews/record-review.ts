import type { Achievement, Answer, Difficulty } from '@morsel/sdk/contract';
import type { Practice, QuestionKind } from '@morsel/sdk/domain';
import {
  type Earning,
  localDay,
  type TurningPoints,
  turningPoints,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import type { Operation } from '../operations/operation.ts';
import { tellGoalMet } from '../webhooks/tell-goal-met.ts';
import { countOnPastDay, moveLastDay } from './close-days.ts';
import { countDay } from './count-day.ts';
import { earnAchievements } from './earn-achievements.ts';
import { earnedDay, historyOf, lastReviewUntil, memoryWith, practiceAt } from './item-history.ts';
import {
  insertEvent,
  lockTotalsAndWebhooks,
  type NewEvent,
  storeMemory,
  storeTotals,
} from './queries.ts';
import { featsOf, type Totals, totalsAfter } from './reader-totals.ts';

/** What a reader did with an item, graded already. */
export type NewReview = { readonly itemId: number; readonly revision: number } & (
  | {
      readonly kind: 'answer';
      readonly questionKind: QuestionKind;
      readonly value: Answer;
      readonly isCorrect: boolean;
    }
  | { readonly kind: 'rating'; readonly value: Difficulty }
);

/** What a review brought: its own XP, the reader's totals after it, what it turned, and the last it has earned. */
export interface Recorded {
  readonly xp: number;
  readonly totals: Totals;
  readonly turned: TurningPoints;
  readonly achievement: Achievement | undefined;
}

/**
 * Writes a review to the event log and brings totals, memory and achievements in step with it. The
 * only one that adds to the log. XP, streak and all that is counted are decided in order of arrival, so the
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
  }: { reader: Pick<Reader, 'id'>; operation: Operation; review: NewReview },
): Promise<Recorded> {
  const userId = reader.id;
  const { answeredAt: at, receivedAt } = operation;
  const locked = await lockTotalsAndWebhooks(tx, { userId });
  if (locked === undefined) throw new UnauthenticatedError();
  const { hasWebhooks, ...before } = locked;
  const history = await historyOf(tx, { userId, itemId: review.itemId }, at);
  const practice = practiceAt(history, at);
  const earnedOn = practice === 'early' ? undefined : await earnedDay(tx, history);
  const day = localDay(at, operation.timeZone);
  const xp = xpOf(review, { practice, earnedOn, day });
  const last = lastReviewUntil(history, at);
  const counted = totalsAfter(before, { ...gradeOf(review), xp, at, before: last });

  const { streak } = counted;
  const event = eventRow({ userId, operation, review, practice, xp, streak, day });
  await insertEvent(tx, event);
  await countOnPastDay(tx, { ...event, itemKind: gradeOf(review).itemKind }, before.lastDay);
  const totals = await countDay(tx, counted, event);
  await moveLastDay(tx, { userId, before: before.lastDay, after: totals.lastDay });
  await storeTotals(tx, { ...totals, userId });
  const memory = memoryWith(history, event);
  if (memory !== undefined) await storeMemory(tx, memory);
  const feats = featsOf(totals);
  const earning = { userId, feats, at: receivedAt, hasWebhooks: hasWebhooks === 1 };
  const achievement = await earnAchievements(tx, earning);
  if (hasWebhooks === 1) await tellGoalMet(tx, event);
  return { xp, totals, turned: turningPoints(before, totals), achievement };
}

function xpOf(review: NewReview, earning: Earning): number {
  return review.kind === 'answer' ? xpForAnswer(review.isCorrect, earning) : xpForRating(earning);
}

function gradeOf(review: NewReview) {
  if (review.kind === 'rating') return { itemKind: 'flashcard', isCorrect: null } as const;
  return { itemKind: review.questionKind, isCorrect: review.isCorrect };
}

function eventRow(input: {
  userId: number;
  operation: Operation;
  review: NewReview;
  practice: Practice;
  xp: number;
  streak: number;
  day: string;
}): NewEvent {
  const { operation, review } = input;
  return {
    userId: input.userId,
    opId: operation.opId,
    itemId: review.itemId,
    revision: review.revision,
    kind: review.kind,
    value: JSON.stringify(review.value),
    isCorrect: review.kind === 'answer' ? flag(review.isCorrect) : null,
    practice: input.practice,
    xp: input.xp,
    streak: input.streak,
    answeredAt: operation.answeredAt,
    receivedAt: operation.receivedAt,
    timeZone: operation.timeZone,
    localDay: input.day,
  };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
