import { compiledQuery } from '../database/compiled-query.ts';
import type { Db, Tx } from '../database/connection.ts';
import { NotFoundError } from '../errors.ts';
import type { QuestionContent } from './content.ts';
import { findItem, type StoredItem } from './finding.ts';
import {
  booksVisibleTo,
  type Onlooker,
  type Viewer,
  viewerOf,
  viewerParams,
} from './visible-to.ts';

export type StoredQuestion = StoredItem & QuestionContent;

/** @throws NotFoundError when there is no such book for this reader. */
export async function requireBook(db: Db | Tx, reader: Onlooker, bookId: number): Promise<void> {
  const [book] = await findBook(db, { bookId, ...viewerOf(reader) });
  if (book === undefined) throw new NotFoundError('Book not found');
}

/**
 * The question at the revision that the reader saw; see `findItem`.
 *
 * @throws NotFoundError when there is no such question for this reader, or it is a flashcard.
 */
export async function requireQuestion(
  db: Db | Tx,
  reader: Onlooker,
  { questionId, revision }: { questionId: number; revision?: number | undefined },
): Promise<StoredQuestion> {
  const item = await findItem(db, { itemId: questionId, revision, reader });
  if (item === undefined || item.kind === 'flashcard') {
    throw new NotFoundError('Question not found');
  }
  return item;
}

const findBook = compiledQuery<{ id: number }, Viewer & { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .select('books.id')
    .where('books.id', '=', param('bookId'))
    .where(booksVisibleTo(viewerParams(param))),
);
