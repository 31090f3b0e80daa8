import type { Insertable, Selectable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { HighlightedBooksTable, HighlightsTable } from '../../database/highlight-tables.ts';
import { booksVisibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

export type HighlightedBookRow = Selectable<HighlightedBooksTable>;
export type HighlightRow = Selectable<HighlightsTable>;

export function findHighlightedBook(db: Db | Tx, userId: number, identity: string) {
  return db
    .selectFrom('highlightedBooks')
    .selectAll()
    .where('userId', '=', userId)
    .where('identity', '=', identity)
    .executeTakeFirst();
}

/** The row, made where it is new; it is locked until the transaction ends. */
export function upsertHighlightedBook(
  tx: Tx,
  row: Insertable<HighlightedBooksTable>,
): Promise<HighlightedBookRow> {
  return tx
    .insertInto('highlightedBooks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'identity']).doUpdateSet({ receivedAt: row.receivedAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores a highlight; undefined where it is there already. */
export function insertHighlight(tx: Tx, row: Insertable<HighlightsTable>) {
  return tx
    .insertInto('highlights')
    .values(row)
    .onConflict((conflict) => conflict.columns(['highlightedBookId', 'hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findHashes(db: Db, highlightedBookId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('highlights')
    .select('hash')
    .where('highlightedBookId', '=', highlightedBookId)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

export function findHighlights(tx: Tx, highlightedBookId: number): Promise<HighlightRow[]> {
  return tx
    .selectFrom('highlights')
    .selectAll()
    .where('highlightedBookId', '=', highlightedBookId)
    .orderBy('location')
    .orderBy('id')
    .execute();
}

export async function setPlace(
  tx: Tx,
  id: number,
  place: Pick<HighlightedBookRow, 'bookId' | 'sourceId'>,
): Promise<void> {
  await tx.updateTable('highlightedBooks').set(place).where('id', '=', id).execute();
}

/** Those of a reader, of which highlights came last first; without books that they may not see. */
export function findHighlightedBooks(db: Db | Tx, reader: Reader, of: { id?: number } = {}) {
  let query = db
    .selectFrom('highlightedBooks')
    .leftJoin('books', (join) =>
      join.onRef('books.id', '=', 'highlightedBooks.bookId').on(booksVisibleTo(reader)),
    )
    .select(['highlightedBooks.id', 'highlightedBooks.title', 'highlightedBooks.author'])
    .select(['highlightedBooks.source', 'highlightedBooks.receivedAt'])
    .select(['books.id as bookId', 'books.title as bookTitle', 'books.slug as bookSlug'])
    .select((eb) => [
      eb
        .selectFrom('highlights')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('highlights.highlightedBookId', '=', 'highlightedBooks.id')
        .$asScalar()
        .$notNull()
        .as('highlights'),
      eb
        .selectFrom('highlights')
        .select((sub) => sub.fn.max('highlights.highlightedAt').as('last'))
        .whereRef('highlights.highlightedBookId', '=', 'highlightedBooks.id')
        .$asScalar()
        .as('lastAt'),
    ])
    .where('highlightedBooks.userId', '=', reader.id)
    .orderBy('highlightedBooks.receivedAt', 'desc')
    .orderBy('highlightedBooks.id', 'desc');
  if (of.id !== undefined) query = query.where('highlightedBooks.id', '=', of.id);
  return query.execute();
}

export async function wantsCards(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('highlightCards')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.highlightCards === 1;
}

export async function setCards(db: Db, userId: number, makesCards: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ highlightCards: makesCards ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/** The text that grows, with its last chapter: one that its reader has, and of which no bites were found yet. */
export function findGrowingText(tx: Tx, of: { sourceId: number; userId: number; bookId: number }) {
  return tx
    .selectFrom('sources')
    .innerJoin('sourceReaders', 'sourceReaders.sourceId', 'sources.id')
    .innerJoin('sourceChapters', 'sourceChapters.sourceId', 'sources.id')
    .select(['sources.id', 'sources.language', 'sourceChapters.number', 'sourceChapters.text'])
    .where('sources.id', '=', of.sourceId)
    .where('sources.bookId', '=', of.bookId)
    .where('sources.rankedAt', 'is', null)
    .where('sourceReaders.userId', '=', of.userId)
    .where('sourceReaders.removedAt', 'is', null)
    .orderBy('sourceChapters.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertEmptyText(
  tx: Tx,
  row: { bookId: number; contentHash: string; createdAt: number; language: string | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('sources')
    .values({ ...row, format: 'readwise', words: 0, shared: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets the last chapter go on; its one chunk grows with it. */
export async function growChapter(
  tx: Tx,
  {
    sourceId,
    number,
    text,
    words,
  }: { sourceId: number; number: number; text: string; words: number },
): Promise<void> {
  await tx
    .updateTable('sourceChapters')
    .set({ text })
    .where('sourceId', '=', sourceId)
    .where('number', '=', number)
    .execute();
  await tx
    .updateTable('sourceChunks')
    .set({ endAt: text.length, words })
    .where('sourceId', '=', sourceId)
    .where('chapter', '=', number)
    .execute();
}

export async function insertChapter(
  tx: Tx,
  chapter: { sourceId: number; number: number; title: string; text: string; words: number },
): Promise<void> {
  const { words, ...row } = chapter;
  const { sourceId, number, text } = row;
  await tx.insertInto('sourceChapters').values(row).execute();
  const chunk = { sourceId, number, chapter: number, startAt: 0, endAt: text.length, words };
  await tx.insertInto('sourceChunks').values(chunk).execute();
}

export async function countTextWords(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .updateTable('sources')
    .set((eb) => ({
      words: eb
        .selectFrom('sourceChunks')
        .select((sub) => sub.fn.sum<number>('sourceChunks.words').as('words'))
        .where('sourceChunks.sourceId', '=', sourceId)
        .$asScalar()
        .$notNull(),
    }))
    .where('id', '=', sourceId)
    .execute();
}

/** A row of a reader, locked until the transaction ends. */
export function lockHighlightedBook(
  tx: Tx,
  of: { id: number; userId: number },
): Promise<HighlightedBookRow | undefined> {
  return tx
    .updateTable('highlightedBooks')
    .set((eb) => ({ title: eb.ref('title') }))
    .where('id', '=', of.id)
    .where('userId', '=', of.userId)
    .returningAll()
    .executeTakeFirst();
}
