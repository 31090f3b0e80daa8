import type { SqlBool } from 'kysely';

import { compiledQuery } from '../database/compiled-query.ts';
import type { Db, Tx } from '../database/connection.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import type { Reader } from '../reader.ts';
import { type Viewer, booksVisibleTo, viewerOf, viewerParams } from './visible-to.ts';

/**
 * Lets pass who may have items made for a book: admins, the readers who added it, and those who
 * added a text of it.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws ForbiddenError when neither the book nor a text of it is the reader's.
 */
export async function requireAdder(db: Db | Tx, reader: Reader, bookId: number): Promise<void> {
  const [book] = await findBookOfAdder(db, { bookId, ...viewerOf(reader) });
  if (book === undefined) throw new NotFoundError('Book not found');
  if (!book.isAdder && !book.hasText && reader.role !== 'admin') {
    throw new ForbiddenError(
      'Only readers who added this book or a text of it, and admins, may do this',
    );
  }
}

type Added = { isAdder: SqlBool; hasText: SqlBool };

const findBookOfAdder = compiledQuery<Added, Viewer & { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('book_adders')
            .select('book_adders.user_id')
            .whereRef('book_adders.book_id', '=', 'books.id')
            .where('book_adders.user_id', '=', param('viewerId')),
        )
        .as('isAdder'),
      eb
        .exists(
          eb
            .selectFrom('source_readers')
            .innerJoin('sources', 'sources.id', 'source_readers.source_id')
            .select('source_readers.source_id')
            .whereRef('sources.book_id', '=', 'books.id')
            .where('source_readers.user_id', '=', param('viewerId'))
            .where('source_readers.removed_at', 'is', null),
        )
        .as('hasText'),
    ])
    .where('books.id', '=', param('bookId'))
    .where(booksVisibleTo(viewerParams(param))),
);

/** Gives the books that a reader added to another, who may see them from then on. */
export async function moveAddedBooks(
  tx: Tx,
  readers: { fromId: number; toId: number },
): Promise<void> {
  await copyAdders(tx, readers);
  await deleteAdders(tx, { userId: readers.fromId });
}

const copyAdders = compiledQuery<never, { fromId: number; toId: number }>((db, param) =>
  db
    .insertInto('book_adders')
    .columns(['user_id', 'book_id', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('book_adders')
        .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
        .select(['book_id', 'added_at'])
        .where('user_id', '=', param('fromId')),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing()),
);

const deleteAdders = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('book_adders').where('user_id', '=', param('userId')),
);
