import { sql } from 'kysely';

import type { Db } from '../../database/connection.ts';
import { booksVisibleTo, itemOpenToAll } from '../../items/visible-to.ts';

/** A book and when it or the newest of its items for all came, epoch ms. */
export type ListedBook = Awaited<ReturnType<typeof findListedBooks>>[number];

/** Addresses of one sitemap at most; the standard would take 50,000. */
const BOOKS_OF_SITEMAP = 1000;

/** The sitemaps with books that everybody finds: which it is hangs on a book's id alone. */
export async function findSitemaps(db: Db): Promise<number[]> {
  const sitemaps = await db
    .selectFrom('books')
    // Whole numbers divided by whole numbers stay whole in both databases.
    .select(sql<number>`(books.id - 1) / ${sql.lit(BOOKS_OF_SITEMAP)}`.as('before'))
    .distinct()
    .where(booksVisibleTo(null))
    .orderBy('before')
    .execute();
  return sitemaps.map(({ before }) => before + 1);
}

/** The books of a sitemap, from 1, that everybody finds, in their order of arrival. */
export function findListedBooks(db: Db, sitemap: number) {
  const last = sitemap * BOOKS_OF_SITEMAP;
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
    .where('books.id', '>', last - BOOKS_OF_SITEMAP)
    .where('books.id', '<=', last)
    .where(booksVisibleTo(null))
    .groupBy('books.id')
    .orderBy('books.id')
    .execute();
}
