import type { Answer, Difficulty } from '@morsel/sdk/contract';
import { levelOf } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { ReviewEventRow } from '../../database/tables.ts';
import { earnAchievements } from './achieving.ts';
import {
  copyAchievements,
  deleteAchievements,
  deleteEvents,
  deleteMemories,
  findWholeEvents,
  lockTotals,
  storeTotals,
} from './queries.ts';
import { recordReview, type Review } from './recording.ts';

type Move = {
  readonly fromId: number;
  readonly toId: number;
  /** Ids of operations that the other reader did already: their events are dropped. */
  readonly known: ReadonlySet<string>;
  /** Epoch ms. */
  readonly now: number;
};

const NOTHING = { xp: 0, streak: 0, total_answered: 0, correct_answered: 0 };

/**
 * Replays the log of one reader under another, in its order and with its times, and leaves the
 * first reader with nothing. XP is decided anew by what is new or due for the other, so that
 * nothing counts twice; achievements of both, and those that the two histories earn together, are
 * the other's.
 */
export async function moveReviews(tx: Tx, { fromId, toId, known, now }: Move): Promise<void> {
  const events = (await findWholeEvents(tx, { userId: fromId })).filter(
    ({ op_id }) => !known.has(op_id),
  );
  await deleteEvents(tx, { userId: fromId });
  await deleteMemories(tx, fromId);
  await storeTotals(tx, { ...NOTHING, userId: fromId });
  await copyAchievements(tx, { fromId, toId });
  await deleteAchievements(tx, { userId: fromId });

  let longestStreak = 0;
  for (const event of events)
    longestStreak = Math.max(longestStreak, await replay(tx, toId, event));
  await earnTogether(tx, toId, longestStreak, now);
}

/** Answers the streak after the event. */
async function replay(tx: Tx, userId: number, event: ReviewEventRow): Promise<number> {
  const { totals } = await recordReview(tx, {
    reader: { id: userId },
    operation: {
      opId: event.op_id,
      answeredAt: event.answered_at,
      receivedAt: event.received_at,
      timeZone: event.time_zone,
    },
    review: reviewOf(event),
  });
  return totals.streak;
}

function reviewOf({ item_id: itemId, revision, kind, value, is_correct }: ReviewEventRow): Review {
  if (kind === 'rating') {
    const difficulty: Difficulty = JSON.parse(value);
    return { itemId, revision, kind, value: difficulty };
  }
  const answer: Answer = JSON.parse(value);
  return { itemId, revision, kind, value: answer, isCorrect: is_correct === 1 };
}

async function earnTogether(tx: Tx, userId: number, streak: number, at: number): Promise<void> {
  const [totals] = await lockTotals(tx, { userId });
  if (totals === undefined) return;
  await earnAchievements(tx, {
    userId,
    at,
    feats: {
      correctAnswered: totals.correct_answered,
      streak,
      level: levelOf(totals.xp),
    },
  });
}
