import { UNKNOWN_AUTHOR } from '@morsel/sdk/domain';
import { type Insertable, type Selectable, sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { HighlightedBooksTable, HighlightsTable } from '../../database/highlight-tables.ts';
import type { KeptHighlight } from './compare-highlights.ts';

export type HighlightedBookRow = Selectable<HighlightedBooksTable>;
export type HighlightRow = Selectable<HighlightsTable>;

type OfReader = { readonly id: number; readonly userId: number };

export function findHighlightedBook(db: Db, { id, userId }: OfReader) {
  return db
    .selectFrom('highlightedBooks')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

type Trying = {
  readonly userId: number;
  /** Whether books that are not there are added. */
  readonly addsBooks: boolean;
  readonly but: readonly number[];
  readonly most: number;
};

/**
 * Titles of a reader of which highlights wait for a text, those that have waited longest first: where their book is known,
 * or there is one of that title and author by now, or it is to be added.
 */
export function findBooksThatWait(
  db: Db,
  { userId, addsBooks, but, most }: Trying,
): Promise<HighlightedBookRow[]> {
  return db
    .selectFrom('highlightedBooks')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'not in', [0, ...but])
    .where((eb) => {
      const book = eb
        .selectFrom('books')
        .select('books.id')
        .whereRef('books.identity', '=', 'highlightedBooks.identity');
      const isToFind = eb.and([
        eb.or([eb('link', 'is', null), eb('link', '!=', 'reader')]),
        eb('author', '!=', UNKNOWN_AUTHOR),
        ...(addsBooks ? [] : [eb.exists(book)]),
      ]);
      return eb.or([eb('bookId', 'is not', null), isToFind]);
    })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('highlights')
          .select('highlights.id')
          .whereRef('highlights.highlightedBookId', '=', 'highlightedBooks.id')
          .where('highlights.placed', '=', 0),
      ),
    )
    .orderBy('bookId', (order) => order.asc().nullsLast())
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(most)
    .execute();
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

/** A row of a reader, locked until the transaction ends. */
export function lockHighlightedBook(
  tx: Tx,
  { id, userId }: OfReader,
): Promise<HighlightedBookRow | undefined> {
  return tx
    .updateTable('highlightedBooks')
    .set((eb) => ({ title: eb.ref('title') }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Says which book highlights are of, where nobody has said so meanwhile. */
export async function linkRow(
  tx: Tx,
  id: number,
  link: Pick<HighlightedBookRow, 'bookId' | 'link'>,
): Promise<boolean> {
  const linked = await tx
    .updateTable('highlightedBooks')
    .set(link)
    .where('id', '=', id)
    .where('bookId', 'is', null)
    .where((eb) => eb.or([eb('link', 'is', null), eb('link', '!=', 'reader')]))
    .returning('id')
    .executeTakeFirst();
  return linked !== undefined;
}

/** Its reader says so: the book that was found, or none. */
export async function noteSaid(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('highlightedBooks').set({ link: 'reader' }).where('id', '=', id).execute();
}

/** Gives highlights another book, or none, by their reader's word, and lets all of them wait for a text of it. */
export async function moveRow(tx: Tx, id: number, bookId: number | null): Promise<void> {
  const row = { bookId, link: 'reader', sourceId: null, texts: 0 } as const;
  await tx.updateTable('highlightedBooks').set(row).where('id', '=', id).execute();
  await tx
    .updateTable('highlights')
    .set({ placed: 0, sourceId: null })
    .where('highlightedBookId', '=', id)
    .execute();
}

export async function deleteRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('highlightedBooks').where('id', '=', id).execute();
}

export async function noteBegun(
  tx: Tx,
  id: number,
  text: { sourceId: number; texts: number },
): Promise<void> {
  await tx.updateTable('highlightedBooks').set(text).where('id', '=', id).execute();
}

export function findKept(tx: Tx, highlightedBookId: number): Promise<KeptHighlight[]> {
  return tx
    .selectFrom('highlights')
    .select(['id', 'hash', 'text', 'note', 'url'])
    .where('highlightedBookId', '=', highlightedBookId)
    .orderBy('id')
    .execute();
}

/** How many parameters a statement has is limited. */
const ROWS_AT_ONCE = 500;

export async function insertHighlights(
  tx: Tx,
  rows: readonly Insertable<HighlightsTable>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    const stored = await tx.insertInto('highlights').values(some).returning('id').execute();
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}

export async function updateHighlight(
  tx: Tx,
  id: number,
  words: Pick<HighlightRow, 'hash' | 'text' | 'note' | 'url'>,
): Promise<void> {
  await tx.updateTable('highlights').set(words).where('id', '=', id).execute();
}

export function countHighlights(tx: Tx, userId: number) {
  return tx
    .selectFrom('highlightedBooks')
    .leftJoin('highlights', 'highlights.highlightedBookId', 'highlightedBooks.id')
    .select((eb) => [
      eb.fn.count<number>('highlights.id').as('highlights'),
      eb.fn.count<number>('highlightedBooks.id').distinct().as('books'),
    ])
    .where('highlightedBooks.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** How many letters (Unicode) all highlights of a reader have, and those of one title. */
export function countLetters(tx: Tx, { id, userId }: OfReader) {
  const letters = sql<number>`length(highlights.text) + length(coalesce(highlights.note, ''))
    + length(coalesce(highlights.url, ''))`;
  return tx
    .selectFrom('highlightedBooks')
    .innerJoin('highlights', 'highlights.highlightedBookId', 'highlightedBooks.id')
    .select((eb) => [
      sql<number>`coalesce(${eb.fn.sum<number>(letters)}, 0)`.as('ofReader'),
      sql<number>`coalesce(${eb.fn.sum<number>(letters).filterWhere('highlightedBooks.id', '=', id)}, 0)`.as(
        'ofBook',
      ),
    ])
    .where('highlightedBooks.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Those that are in no text yet, in the order of the book. */
export function findWaiting(tx: Tx, highlightedBookId: number): Promise<HighlightRow[]> {
  return tx
    .selectFrom('highlights')
    .selectAll()
    .where('highlightedBookId', '=', highlightedBookId)
    .where('placed', '=', 0)
    .orderBy('location')
    .orderBy('id')
    .execute();
}

/** Those of a text, in the order of the book. */
export function findPlaced(tx: Tx, sourceId: number): Promise<HighlightRow[]> {
  return tx
    .selectFrom('highlights')
    .selectAll()
    .where('sourceId', '=', sourceId)
    .orderBy('location')
    .orderBy('id')
    .execute();
}

/** All that have waited are in this text now. */
export async function notePlaced(
  tx: Tx,
  highlightedBookId: number,
  sourceId: number,
): Promise<void> {
  await tx
    .updateTable('highlights')
    .set({ placed: 1, sourceId })
    .where('highlightedBookId', '=', highlightedBookId)
    .where('placed', '=', 0)
    .execute();
}

/** The texts that highlights were put into and that are still there. */
export async function findTheirTexts(tx: Tx, highlightedBookId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('highlights')
    .select('sourceId')
    .distinct()
    .where('highlightedBookId', '=', highlightedBookId)
    .where('sourceId', 'is not', null)
    .execute();
  return rows.flatMap(({ sourceId }) => sourceId ?? []);
}

export function findWantingCards(db: Db, highlightedBookId: number) {
  return db
    .selectFrom('highlights')
    .select(['id', 'text', 'note'])
    .where('highlightedBookId', '=', highlightedBookId)
    .where('wantsCard', '=', 1)
    .orderBy('location')
    .orderBy('id')
    .execute();
}

export async function noteCard(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('highlights').set({ wantsCard: 0 }).where('id', '=', id).execute();
}
