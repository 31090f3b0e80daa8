import type { SyncOperation } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { recallReview } from '../reviews/recalling.ts';
import type { Reply } from './applying.ts';

/**
 * The reply of an operation that was applied long ago, composed afresh from the log, but for an
 * achievement, which was told of then; undefined when the log does not know it any more.
 */
export async function recalledReply(
  db: Db,
  reader: { readonly id: number },
  sent: SyncOperation,
): Promise<Reply | undefined> {
  if (sent.kind === 'mastery') return { ismastered: sent.value };
  if (sent.kind === 'shelf') return { ok: true };
  const review = await recallReview(db, { userId: reader.id, opId: sent.opId });
  if (review === undefined) return undefined;
  const { xp, streak, isCorrect, answerKey } = review;
  if (sent.kind === 'rating') return { difficulty: sent.value, xp };
  if (answerKey === null) return undefined;
  const { explanation, answer: correctAnswer } = answerKey;
  return { isCorrect, explanation, correctAnswer, streak, xp };
}
