import type { Db } from '../../database/connection.ts';
import { type Viewer, booksVisibleTo, itemOpenToAll } from '../../items/visible-to.ts';

/** A book and when it or the newest of its items for all came, epoch ms. */
export type ListedBook = Awaited<ReturnType<typeof findListedBooks>>[number];

/** Search engines take this many addresses from one sitemap, among them that of the feed. */
const MOST_ADDRESSES = 50_000;

/** The books that the viewer may see, in their order of arrival. */
export function findListedBooks(db: Db, viewer: Viewer) {
  return db
    .selectFrom('books')
    .leftJoin('items', (join) =>
      join
        .onRef('items.bookId', '=', 'books.id')
        .on('items.state', '=', 'active')
        .on(itemOpenToAll()),
    )
    .select((eb) => [
      'books.slug',
      'books.createdAt as addedAt',
      eb.fn.max('items.createdAt').as('newestItemAt'),
    ])
    .where(booksVisibleTo(viewer))
    .groupBy('books.id')
    .orderBy('books.id')
    .limit(MOST_ADDRESSES - 1)
    .execute();
}
