import type { Db, Tx } from '../../database/connection.ts';
import { booksVisibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

/** Highlights by book as they are shown, without books that their reader may not see (any more). */
export type ShownHighlights = Awaited<ReturnType<typeof findHighlightedBooks>>[number];

/** Those of a reader, of which highlights came last first. */
export function findHighlightedBooks(
  db: Db | Tx,
  reader: Reader,
  of: { ids?: readonly number[] } = {},
) {
  let query = db
    .selectFrom('highlightedBooks')
    .leftJoin('books', (join) =>
      join.onRef('books.id', '=', 'highlightedBooks.bookId').on(booksVisibleTo(reader)),
    )
    .leftJoin('highlights', 'highlights.highlightedBookId', 'highlightedBooks.id')
    .select(['highlightedBooks.id', 'highlightedBooks.title', 'highlightedBooks.author'])
    .select(['highlightedBooks.source', 'highlightedBooks.receivedAt', 'highlightedBooks.link'])
    .select('highlightedBooks.bookId as linkedBookId')
    .select(['books.id as bookId', 'books.title as bookTitle', 'books.slug as bookSlug'])
    .select((eb) => [
      eb.fn.count<number>('highlights.id').as('highlights'),
      eb.fn.count<number>('highlights.id').filterWhere('highlights.placed', '=', 0).as('waiting'),
      eb.fn.max('highlights.highlightedAt').as('lastAt'),
    ])
    .where('highlightedBooks.userId', '=', reader.id)
    .groupBy(['highlightedBooks.id', 'books.id'])
    .orderBy('highlightedBooks.receivedAt', 'desc')
    .orderBy('highlightedBooks.id', 'desc');
  if (of.ids !== undefined) query = query.where('highlightedBooks.id', 'in', of.ids);
  return query.execute();
}

/** What the reader's devices tell of documents of a title whose book is known. */
export function findBooksOfDocuments(tx: Tx, reader: Reader, title: string) {
  return tx
    .selectFrom('documents')
    .innerJoin('books', 'books.id', 'documents.bookId')
    .select(['documents.authors', 'books.id as bookId'])
    .where('documents.userId', '=', reader.id)
    .where('documents.title', '=', title)
    .where(booksVisibleTo(reader))
    .execute();
}

export function findShelfBooks(tx: Tx, reader: Reader) {
  return tx
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select(['books.id', 'books.author', 'books.identity'])
    .where('shelfBooks.userId', '=', reader.id)
    .where(booksVisibleTo(reader))
    .execute();
}

/** What a reader wants to become of highlights that come. */
export type HighlightWishes = { readonly makesCards: boolean; readonly addsBooks: boolean };

export async function wishesOf(db: Db | Tx, userId: number): Promise<HighlightWishes> {
  const row = await db
    .selectFrom('users')
    .select(['highlightCards', 'highlightBooks'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { makesCards: row?.highlightCards === 1, addsBooks: row?.highlightBooks === 1 };
}

export async function setWishes(
  tx: Tx,
  userId: number,
  { makesCards, addsBooks }: Partial<HighlightWishes>,
): Promise<void> {
  const wishes = {
    ...(makesCards !== undefined && { highlightCards: flagOf(makesCards) }),
    ...(addsBooks !== undefined && { highlightBooks: flagOf(addsBooks) }),
  };
  if (Object.keys(wishes).length === 0) return;
  await tx.updateTable('users').set(wishes).where('id', '=', userId).execute();
}

const flagOf = (isWanted: boolean): 0 | 1 => (isWanted ? 1 : 0);

/** Those of a reader that wait to become cards do so no more. */
export async function dropCardWishes(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('highlights')
    .set({ wantsCard: 0 })
    .where('wantsCard', '=', 1)
    .where('highlightedBookId', 'in', (eb) =>
      eb.selectFrom('highlightedBooks').select('id').where('userId', '=', userId),
    )
    .execute();
}
