import { compiledQuery } from '../../database/compiled-query.ts';
import { type Viewer, booksVisibleTo, viewerParams } from '../../items/visible-to.ts';

/** Where a book's picture is said to be, and what came of fetching it from `sourceUrl`. */
export type CoverState = {
  imageUrl: string | null;
  sourceUrl: string | null;
  contentType: string | null;
  failedAt: number | null;
};

const stateColumns = [
  'books.image_url as imageUrl',
  'covers.source_url as sourceUrl',
  'covers.content_type as contentType',
  'covers.failed_at as failedAt',
] as const;

export const findCoverState = compiledQuery<CoverState, { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .leftJoin('covers', 'covers.book_id', 'books.id')
    .select(stateColumns)
    .where('books.id', '=', param('bookId')),
);

export type CoverRow = CoverState & {
  bytes: Uint8Array | null;
  fetchedAt: number | null;
  listed: 0 | 1;
};

/** The cover of a book that the viewer may see, with its bytes. */
export const findCover = compiledQuery<CoverRow, Viewer & { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .leftJoin('covers', 'covers.book_id', 'books.id')
    .select(stateColumns)
    .select(['covers.bytes', 'covers.fetched_at as fetchedAt', 'books.listed'])
    .where('books.id', '=', param('bookId'))
    .where(booksVisibleTo(viewerParams(param))),
);

export type DrawnBookRow = {
  title: string;
  author: string;
  topicName: string;
  topicColor: string;
  listed: 0 | 1;
};

/** What the cover of a book that the viewer may see is drawn from. */
export const findDrawnBook = compiledQuery<DrawnBookRow, Viewer & { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .select(['books.title', 'books.author', 'books.listed'])
    .select(['topics.name as topicName', 'topics.color as topicColor'])
    .where('books.id', '=', param('bookId'))
    .where(booksVisibleTo(viewerParams(param))),
);

type Attempt = {
  bookId: number;
  sourceUrl: string;
  contentType: string | null;
  bytes: Uint8Array | null;
  fetchedAt: number | null;
  failedAt: number | null;
};

/** Stores what came of fetching a picture, in place of what was there. */
export const storeAttempt = compiledQuery<never, Attempt>((db, param) =>
  db
    .insertInto('covers')
    .values({
      book_id: param('bookId'),
      source_url: param('sourceUrl'),
      content_type: param('contentType'),
      bytes: param('bytes'),
      fetched_at: param('fetchedAt'),
      failed_at: param('failedAt'),
    })
    .onConflict((conflict) =>
      conflict.column('book_id').doUpdateSet((eb) => ({
        source_url: eb.ref('excluded.source_url'),
        content_type: eb.ref('excluded.content_type'),
        bytes: eb.ref('excluded.bytes'),
        fetched_at: eb.ref('excluded.fetched_at'),
        failed_at: eb.ref('excluded.failed_at'),
      })),
    ),
);
