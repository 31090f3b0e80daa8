import { UNKNOWN_AUTHOR } from '@morsel/sdk/domain';
import { type Insertable, type Selectable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { HighlightedBooksTable } from '../../database/highlight-tables.ts';
import { booksVisibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

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
  readonly reader: Reader;
  /** Whether books that are not there are added. */
  readonly addsBooks: boolean;
  readonly but: readonly number[];
  readonly most: number;
};

/**
 * Titles of a reader of which highlights wait for a text or a card, those that have waited longest first: where their book
 * is known, or there is one of that title and author by now, or it is to be added.
 */
export function findBooksThatWait(
  db: Db,
  { reader, addsBooks, but, most }: Trying,
): Promise<HighlightedBookRow[]> {
  return db
    .selectFrom('highlightedBooks')
    .selectAll()
    .where('userId', '=', reader.id)
    .where('id', 'not in', [0, ...but])
    .where((eb) => {
      const book = eb.selectFrom('books').select('books.id').where(booksVisibleTo(reader));
      const known = book.whereRef('books.id', '=', 'highlightedBooks.bookId');
      const same = book.whereRef('books.identity', '=', 'highlightedBooks.identity');
      const theirText = eb
        .selectFrom('highlights')
        .select('highlights.id')
        .whereRef('highlights.highlightedBookId', '=', 'highlightedBooks.id')
        .where('highlights.sourceId', 'is not', null);
      const isToFind = eb.and([
        eb.or([eb('link', 'is', null), eb('link', '!=', 'reader')]),
        eb.not(eb.exists(theirText)),
        eb('author', '!=', UNKNOWN_AUTHOR),
        eb.or([eb.exists(same), ...(addsBooks ? [eb('bookId', 'is', null)] : [])]),
      ]);
      return eb.or([eb.exists(known), isToFind]);
    })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('highlights')
          .select('highlights.id')
          .whereRef('highlights.highlightedBookId', '=', 'highlightedBooks.id')
          .where((of) => of.or([of('placed', '=', 0), of('wantsCard', '=', 1)])),
      ),
    )
    .orderBy((eb) => eb('bookId', 'is', null))
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

/** Its reader says so: the book that was found, or none. */
export async function noteSaid(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('highlightedBooks').set({ link: 'reader' }).where('id', '=', id).execute();
}

/** Of which book highlights are, and how that is known. */
export type LinkOfHighlights = Pick<HighlightedBookRow, 'bookId' | 'link'>;

/** Gives highlights another book, or none, and lets all of them wait for a text of it. */
export async function moveRow(tx: Tx, id: number, link: LinkOfHighlights): Promise<void> {
  const row = { ...link, sourceId: null, texts: 0 } as const;
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
