import type { Answer, Difficulty } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { copyAchievements, deleteAchievements } from './achievement-queries.ts';
import { deletePractice } from './practice-day-queries.ts';
import {
  deleteEvents,
  deleteMemories,
  findEvents,
  storeTotals,
  type WholeEvent,
} from './queries.ts';
import { NO_TOTALS } from './reader-totals.ts';
import { recordReview, type NewReview } from './record-review.ts';
import { moveUndone } from './undo-queries.ts';

type ReviewMove = {
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
export async function moveReviews(tx: Tx, { fromId, toId, known }: ReviewMove): Promise<void> {
  const events = (await findEvents(tx, fromId)).filter(({ opId }) => !known.has(opId));
  await deleteEvents(tx, fromId);
  await deletePractice(tx, fromId);
  await deleteMemories(tx, fromId);
  await storeTotals(tx, { ...NO_TOTALS, userId: fromId });
  for (const event of events) await replay(tx, toId, event);
  await moveUndone(tx, { fromId, toId, known });
  await copyAchievements(tx, { fromId, toId });
  await deleteAchievements(tx, fromId);
}

async function replay(tx: Tx, userId: number, event: WholeEvent): Promise<void> {
  await recordReview(tx, {
    reader: { id: userId },
    operation: {
      opId: event.opId,
      answeredAt: event.answeredAt,
      receivedAt: event.receivedAt,
      timeZone: event.timeZone,
    },
    review: reviewOf(event),
  });
}

function reviewOf(event: WholeEvent): NewReview {
  const { itemId, revision, itemKind } = event;
  if (itemKind === 'flashcard') {
    const difficulty: Difficulty = JSON.parse(event.value);
    return { itemId, revision, kind: 'rating', value: difficulty };
  }
  const answer: Answer = JSON.parse(event.value);
  const isCorrect = event.isCorrect === 1;
  return { itemId, revision, kind: 'answer', questionKind: itemKind, value: answer, isCorrect };
}
