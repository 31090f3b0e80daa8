import { type Insertable, type Selectable, sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { HighlightsTable } from '../../database/highlight-tables.ts';
import type { KeptHighlight } from './compare-highlights.ts';
import type { KeptSize } from './refuse-too-much.ts';

export type HighlightRow = Selectable<HighlightsTable>;

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
  words: Partial<Pick<HighlightRow, 'hash' | 'text' | 'note' | 'url'>>,
): Promise<void> {
  await tx.updateTable('highlights').set(words).where('id', '=', id).execute();
}

/** Lets those of some highlights that stand in a text wait to be put into it anew. */
export async function letWait(tx: Tx, sourceId: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('highlights')
    .set({ placed: 0 })
    .where('sourceId', '=', sourceId)
    .where('id', 'in', ids)
    .execute();
}

/** How much is kept of a reader; letters are those of Unicode. */
export function measureKept(db: Db, userId: number): Promise<KeptSize> {
  const letters = sql<number>`length(highlights.text) + length(coalesce(highlights.note, ''))
    + length(coalesce(highlights.url, ''))`;
  return db
    .selectFrom('highlightedBooks')
    .leftJoin('highlights', 'highlights.highlightedBookId', 'highlightedBooks.id')
    .select((eb) => [
      eb.fn.count<number>('highlightedBooks.id').distinct().as('books'),
      eb.fn.count<number>('highlights.id').as('highlights'),
      sql<number>`coalesce(${eb.fn.sum<number>(letters)}, 0)`.as('letters'),
    ])
    .where('highlightedBooks.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Those that are in no text yet, or are to be written into theirs anew, in the order of the book. */
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

/** Whether any are to be written anew into the text that they are in. */
export async function isAnyToRewrite(db: Db, highlightedBookId: number): Promise<boolean> {
  const highlight = db
    .selectFrom('highlights')
    .select('id')
    .where('highlightedBookId', '=', highlightedBookId)
    .where('placed', '=', 0)
    .where('sourceId', 'is not', null)
    .limit(1);
  return (await highlight.executeTakeFirst()) !== undefined;
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

/** Those that were to be written anew stay in their text as they are. */
export async function notePlacedAgain(tx: Tx, highlightedBookId: number): Promise<void> {
  await tx
    .updateTable('highlights')
    .set({ placed: 1 })
    .where('highlightedBookId', '=', highlightedBookId)
    .where('placed', '=', 0)
    .where('sourceId', 'is not', null)
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
