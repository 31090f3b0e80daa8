import type { Difficulty, RatingResult } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { findItem } from '../../items/find-item.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { recordReview } from '../reviews/record-review.ts';

export interface RatingInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly flashcardId: number;
  readonly difficulty: Difficulty;
}

/**
 * Records how hard a flashcard was that the reader may see; the streak stays as it is. A repeated
 * operation returns the first result again.
 *
 * @throws NotFoundError when there is no such flashcard for this reader.
 */
export function rateFlashcard(tx: Tx, input: RatingInput): Promise<RatingResult> {
  const { reader, operation, flashcardId, difficulty } = input;
  const request = { reader, operation, kind: 'rating', target: flashcardId, value: difficulty };
  return applyOnce(tx, request, async () => {
    const { revision } = operation;
    const card = await findItem(tx, { itemId: flashcardId, revision, reader });
    if (card?.kind !== 'flashcard') throw new NotFoundError('Flashcard not found');
    const { xp, turned, achievement } = await recordReview(tx, {
      reader,
      operation,
      review: { itemId: card.id, revision: card.revision, kind: 'rating', value: difficulty },
    });
    return { difficulty, xp, ...turned, ...(achievement && { achievement }) };
  });
}
