import type { Db } from '../../database/connection.ts';

const bookColumns = ['books.id', 'books.title', 'books.author'] as const;

export function findExportedShelf(db: Db, userId: number) {
  return db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select(bookColumns)
    .select('shelfBooks.addedAt')
    .where('shelfBooks.userId', '=', userId)
    .orderBy('shelfBooks.id')
    .execute();
}

export function findAddedBooks(db: Db, userId: number) {
  return db
    .selectFrom('bookAdders')
    .innerJoin('books', 'books.id', 'bookAdders.bookId')
    .select(bookColumns)
    .select('bookAdders.addedAt')
    .where('bookAdders.userId', '=', userId)
    .orderBy('bookAdders.addedAt')
    .orderBy('books.id')
    .execute();
}

/** The texts of books that the reader added, those included that they removed again. */
export function findTexts(db: Db, userId: number) {
  return db
    .selectFrom('sourceReaders')
    .innerJoin('sources', 'sources.id', 'sourceReaders.sourceId')
    .select(['sourceReaders.name', 'sources.format', 'sources.words'])
    .select(['sources.bookId', 'sourceReaders.addedAt'])
    .select(['sourceReaders.removedAt', 'sourceReaders.partialMd5'])
    .where('sourceReaders.userId', '=', userId)
    .orderBy('sourceReaders.addedAt')
    .orderBy('sources.id')
    .execute();
}

export function findPositions(db: Db, userId: number) {
  return db
    .selectFrom('readingPositions')
    .innerJoin('sources', 'sources.id', 'readingPositions.sourceId')
    .select(['readingPositions.sourceId', 'sources.bookId'])
    .select(['readingPositions.reached', 'readingPositions.setAt'])
    .where('readingPositions.userId', '=', userId)
    .orderBy('readingPositions.setAt')
    .orderBy('readingPositions.sourceId')
    .execute();
}

/** How far the reader's devices have read which files. */
export function findExportedDocuments(db: Db, userId: number) {
  return db
    .selectFrom('documents')
    .select(['digest', 'share', 'place', 'device', 'deviceId', 'toldAt'])
    .select(['fileName', 'title', 'authors', 'bookId', 'link'])
    .where('userId', '=', userId)
    .orderBy('toldAt')
    .orderBy('id')
    .execute();
}

/** What apps have sent of the reader's highlights, by book. */
export async function findExportedHighlights(db: Db, userId: number) {
  const books = await db
    .selectFrom('highlightedBooks')
    .select(['id', 'title', 'author', 'source', 'bookId', 'link', 'receivedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('highlights')
    .innerJoin('highlightedBooks', 'highlightedBooks.id', 'highlights.highlightedBookId')
    .select(['highlights.highlightedBookId', 'highlights.text', 'highlights.note'])
    .select(['highlights.url', 'highlights.location', 'highlights.highlightedAt'])
    .select('highlights.receivedAt')
    .where('highlightedBooks.userId', '=', userId)
    .orderBy('highlights.id')
    .execute();
  const ofBook = Map.groupBy(rows, ({ highlightedBookId }) => highlightedBookId);
  return books.map(({ id, ...book }) => ({
    ...book,
    highlights: (ofBook.get(id) ?? []).map((row) => {
      const { highlightedBookId: _, ...highlight } = row;
      return highlight;
    }),
  }));
}

/** What the reader wants of ideas of texts. */
export function findIdeaWishes(db: Db, userId: number) {
  return db
    .selectFrom('ideaWishes')
    .innerJoin('sources', 'sources.id', 'ideaWishes.sourceId')
    .select(['ideaWishes.sourceId', 'sources.bookId', 'ideaWishes.key', 'ideaWishes.wish'])
    .select('ideaWishes.setAt')
    .where('ideaWishes.userId', '=', userId)
    .orderBy('ideaWishes.setAt')
    .orderBy('ideaWishes.key')
    .execute();
}

/** The batches of items that the reader asked for, as far as runs are kept. */
export function findGenerations(db: Db, userId: number) {
  return db
    .selectFrom('generationRuns')
    .select(['what', 'bookId', 'state', 'startedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
