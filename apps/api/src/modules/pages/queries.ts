import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import {
  type Viewer,
  booksVisibleTo,
  sourceOpenToAll,
  viewerParams,
} from '../../items/visible-to.ts';

/** A book and when it or the newest of its items for all came, epoch ms. */
export type ListedBook = { slug: string; addedAt: number; newestItemAt: number | null };

/** Search engines take this many addresses from one sitemap, among them that of the feed. */
const MOST_ADDRESSES = 50_000;

/** The books that the viewer may see, in their order of arrival. */
export const findListedBooks = compiledQuery<ListedBook, Viewer>((db, param) =>
  db
    .selectFrom('books')
    .leftJoin('items', (join) =>
      join
        .onRef('items.book_id', '=', 'books.id')
        .on('items.state', '=', sql.lit('active'))
        .on(sourceOpenToAll()),
    )
    .select((eb) => [
      'books.slug',
      'books.created_at as addedAt',
      eb.fn.max('items.created_at').as('newestItemAt'),
    ])
    .where(booksVisibleTo(viewerParams(param)))
    .groupBy('books.id')
    .orderBy('books.id')
    .limit(sql.lit(MOST_ADDRESSES - 1)),
);
