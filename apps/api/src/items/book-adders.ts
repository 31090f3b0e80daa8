import type { Db, Tx } from '../database/connection.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import type { Reader, ReaderMove } from '../reader.ts';
import { booksVisibleTo } from './visible-to.ts';

/**
 * Lets pass who may have items made for a book: admins, the readers who added it, and those who
 * added a text of it.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws ForbiddenError when neither the book nor a text of it is the reader's.
 */
export async function requireAdder(db: Db | Tx, reader: Reader, bookId: number): Promise<void> {
  const book = await findBookOfAdder(db, reader, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  if (!book.isAdder && !book.hasText && reader.role !== 'admin') {
    throw new ForbiddenError(
      'Only readers who added this book or a text of it, and admins, may do this',
    );
  }
}

function findBookOfAdder(db: Db | Tx, reader: Reader, bookId: number) {
  return db
    .selectFrom('books')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('bookAdders')
            .select('bookAdders.userId')
            .whereRef('bookAdders.bookId', '=', 'books.id')
            .where('bookAdders.userId', '=', reader.id),
        )
        .as('isAdder'),
      eb
        .exists(
          eb
            .selectFrom('sourceReaders')
            .innerJoin('sources', 'sources.id', 'sourceReaders.sourceId')
            .select('sourceReaders.sourceId')
            .whereRef('sources.bookId', '=', 'books.id')
            .where('sourceReaders.userId', '=', reader.id)
            .where('sourceReaders.removedAt', 'is', null),
        )
        .as('hasText'),
    ])
    .where('books.id', '=', bookId)
    .where(booksVisibleTo(reader))
    .executeTakeFirst();
}

export async function hasAddedBook(db: Db | Tx, userId: number, bookId: number): Promise<boolean> {
  const added = await db
    .selectFrom('bookAdders')
    .select('bookId')
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  return added !== undefined;
}

/** Gives the books that a reader added to another, who may see them from then on. */
export async function moveAddedBooks(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('bookAdders')
    .columns(['userId', 'bookId', 'addedAt'])
    .expression((eb) =>
      eb
        .selectFrom('bookAdders')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['bookId', 'addedAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'bookId']).doNothing())
    .execute();
  await tx.deleteFrom('bookAdders').where('userId', '=', fromId).execute();
}
