import type { Db } from '../../database/connection.ts';
import { isSqlite } from '../../database/is-sqlite.ts';
import { booksVisibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { firstOfEach } from './list-sources.ts';
import type { SearchWord } from './match-passages.ts';
import { selectSources } from './source-queries.ts';

/** A text that a reader may see, as far as they have read it. */
export type ReadableText = Awaited<ReturnType<typeof findReadableTexts>>[number];

/** Texts of a book, or of all books on the reader's shelf; those added last come first. */
export async function findReadableTexts(
  db: Db,
  { reader, bookId, most }: { reader: Reader; bookId: number | undefined; most: number },
) {
  const rows = await selectSources(db, reader.id)
    .innerJoin('books', 'books.id', 'sources.bookId')
    .select(['books.title', 'books.author'])
    .where(booksVisibleTo(reader))
    .where((eb) =>
      bookId === undefined
        ? eb.exists(
            eb
              .selectFrom('shelfBooks')
              .select('shelfBooks.bookId')
              .whereRef('shelfBooks.bookId', '=', 'sources.bookId')
              .where('shelfBooks.userId', '=', reader.id),
          )
        : eb('sources.bookId', '=', bookId),
    )
    .orderBy('sourceReaders.addedAt', 'desc')
    .orderBy('sources.id', 'desc')
    .limit(most)
    .execute();
  return firstOfEach(rows);
}

/** The chapters of a text in which all of the words stand, as far as its reader has got. */
export function findChaptersWith(
  db: Db,
  { id, reached }: Pick<ReadableText, 'id' | 'reached'>,
  words: readonly SearchWord[],
) {
  // SQLite's `like` is blind to the case of a to z; so is PostgreSQL's `ilike`.
  const like = isSqlite(db) ? 'like' : 'ilike';
  return db
    .selectFrom('sourceChapters')
    .select(['number', 'title', 'text'])
    .where('sourceId', '=', id)
    .$if(reached !== null, (query) => query.where('number', '<', reached ?? 0))
    .where((eb) => eb.and(words.map((word) => eb('text', like, word.like))))
    .orderBy('number')
    .execute();
}
