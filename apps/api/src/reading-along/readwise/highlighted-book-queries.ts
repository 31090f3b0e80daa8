import { UNKNOWN_AUTHOR } from '@morsel/sdk/domain';
import { type Insertable, type Selectable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { HighlightedBooksTable } from '../../database/highlight-tables.ts';

export type HighlightedBookRow = Selectable<HighlightedBooksTable>;

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
