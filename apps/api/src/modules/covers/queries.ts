import type { Insertable } from 'kysely';

import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { type Viewer, booksVisibleTo } from '../../items/visible-to.ts';

/** Where a book's picture is said to be, and what came of fetching it from `sourceUrl`. */
export type CoverState = NonNullable<Awaited<ReturnType<typeof findCoverState>>>;

const stateColumns = [
  'books.imageUrl',
  'covers.sourceUrl',
  'covers.contentType',
  'covers.failedAt',
] as const;

export function findCoverState(db: Db, bookId: number) {
  return db
    .selectFrom('books')
    .leftJoin('covers', 'covers.bookId', 'books.id')
    .select(stateColumns)
    .where('books.id', '=', bookId)
    .executeTakeFirst();
}

export type CoverRow = NonNullable<Awaited<ReturnType<typeof findCover>>>;

/** The cover of a book that the viewer may see, with its bytes. */
export function findCover(db: Db, viewer: Viewer, bookId: number) {
  return db
    .selectFrom('books')
    .leftJoin('covers', 'covers.bookId', 'books.id')
    .select(stateColumns)
    .select(['covers.bytes', 'covers.fetchedAt', 'books.listed'])
    .where('books.id', '=', bookId)
    .where(booksVisibleTo(viewer))
    .executeTakeFirst();
}

/** What the cover of a book that the viewer may see is drawn from. */
export function findDrawnBook(db: Db, viewer: Viewer, bookId: number) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topicId')
    .select(['books.title', 'books.author', 'books.listed'])
    .select(['topics.name as topicName', 'topics.color as topicColor'])
    .where('books.id', '=', bookId)
    .where(booksVisibleTo(viewer))
    .executeTakeFirst();
}

/** Stores what came of fetching a picture, in place of what was there. */
export async function storeAttempt(
  db: Db,
  { bookId, ...attempt }: Insertable<Tables['covers']>,
): Promise<void> {
  await db
    .insertInto('covers')
    .values({ bookId, ...attempt })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet(attempt))
    .execute();
}
