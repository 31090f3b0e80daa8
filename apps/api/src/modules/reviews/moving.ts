import type { Answer, Difficulty } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { copyAchievements, deleteAchievements } from './achievement-queries.ts';
import {
  deleteEvents,
  deleteMemories,
  findEvents,
  storeTotals,
  type WholeEvent,
} from './queries.ts';
import { recordReview, type Review } from './recording.ts';
import { NO_TOTALS } from './totals.ts';

type Move = {
  readonly fromId: number;
  readonly toId: number;
  /** Ids of operations that the other reader did already: their events are dropped. */
  readonly known: ReadonlySet<string>;
};

/**
 * Replays the log of one reader under another, in its order and with its times, and leaves the
 * first reader with nothing. XP and achievements are decided anew by what is new or due for the
 * other, so that nothing counts twice; what only the first reader's history earned is the other's
 * too.
 */
export async function moveReviews(tx: Tx, { fromId, toId, known }: Move): Promise<void> {
  const events = (await findEvents(tx, { userId: fromId })).filter(
    ({ op_id }) => !known.has(op_id),
  );
  await deleteEvents(tx, { userId: fromId });
  await deleteMemories(tx, { userId: fromId });
  await storeTotals(tx, { ...NO_TOTALS, userId: fromId });
  for (const event of events) await replay(tx, toId, event);
  await copyAchievements(tx, { fromId, toId });
  await deleteAchievements(tx, { userId: fromId });
}

async function replay(tx: Tx, userId: number, event: WholeEvent): Promise<void> {
  await recordReview(tx, {
    reader: { id: userId },
    operation: {
      opId: event.op_id,
      answeredAt: event.answered_at,
      receivedAt: event.received_at,
      timeZone: event.time_zone,
    },
    review: reviewOf(event),
  });
}

function reviewOf(event: WholeEvent): Review {
  const { item_id: itemId, revision, item_kind } = event;
  if (item_kind === 'flashcard') {
    const difficulty: Difficulty = JSON.parse(event.value);
    return { itemId, revision, kind: 'rating', value: difficulty };
  }
  const answer: Answer = JSON.parse(event.value);
  const isCorrect = event.is_correct === 1;
  return { itemId, revision, kind: 'answer', questionKind: item_kind, value: answer, isCorrect };
}
