import type { Db, Tx } from '../database/connection.ts';
import { NotFoundError } from '../errors.ts';
import { findItem, type StoredItem } from './find-item.ts';
import type { QuestionContent } from './item-content.ts';
import type { Viewer } from './visible-to.ts';

export type StoredQuestion = StoredItem & QuestionContent;

/**
 * The question at the revision that the reader saw; see `findItem`.
 *
 * @throws NotFoundError when there is no such question for this reader, or it is a flashcard.
 */
export async function requireQuestion(
  db: Db | Tx,
  reader: Viewer,
  { questionId, revision }: { questionId: number; revision?: number | undefined },
): Promise<StoredQuestion> {
  const item = await findItem(db, { itemId: questionId, revision, reader });
  if (item === undefined || item.kind === 'flashcard') {
    throw new NotFoundError('Question not found');
  }
  return item;
}
