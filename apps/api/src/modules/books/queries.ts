import type { Db, Tx } from '../../database/connection.ts';
import type { BookKeys } from '../../items/book-keys.ts';
import { readSoFar } from '../../items/reading-positions.ts';
import { selectBooks, selectCountedBooks, selectItems } from '../../items/select-items.ts';
import { type Viewer, booksVisibleTo, visibleTo } from '../../items/visible-to.ts';

/** Those of some books that the viewer may see, with how many of their items they may see. */
export function findCountedBooks(db: Db, viewer: Viewer, bookIds: readonly number[]) {
  return selectCountedBooks(db, visibleTo(viewer))
    .where('books.id', 'in', bookIds)
    .where(booksVisibleTo(viewer))
    .execute();
}

export function findBookBySlug(db: Db, viewer: Viewer, slug: string) {
  return selectBooks(db, viewer).where('books.slug', '=', slug).executeTakeFirst();
}

/** The questions of a book that the viewer has read so far, in their order in the book. */
export function findQuestions(db: Db, viewer: Viewer, bookId: number) {
  return selectItemsRead(db, viewer, bookId).where('items.kind', '<>', 'flashcard').execute();
}

export function findFlashcards(db: Db, viewer: Viewer, bookId: number) {
  return selectItemsRead(db, viewer, bookId).where('items.kind', '=', 'flashcard').execute();
}

function selectItemsRead(db: Db, viewer: Viewer, bookId: number) {
  return selectItems(db, viewer)
    .where(readSoFar(viewer))
    .where('items.bookId', '=', bookId)
    .orderBy('items.position')
    .orderBy('items.id');
}

/** A book with a given title and author; `isVisible` to the viewer. */
export type SameBook = NonNullable<Awaited<ReturnType<typeof findSameBook>>>;

/** The book with an identity (the SDK's `bookIdentity`), whoever may see it. */
export function findSameBook(tx: Tx, viewer: Viewer, identity: string) {
  return tx
    .selectFrom('books')
    .select(['books.id', 'books.title', 'books.listed', 'books.hidden'])
    .select(booksVisibleTo(viewer).as('isVisible'))
    .where('books.identity', '=', identity)
    .executeTakeFirst();
}

/** The topic that was chosen for the latest other book of an author. */
export async function findAuthorsTopic(tx: Tx, author: string): Promise<string | undefined> {
  const known = await tx
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topicId')
    .select('topics.name')
    .where('books.author', '=', author)
    .where('books.topicChosen', '=', 1)
    .where('books.hidden', '=', 0)
    .orderBy('books.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known?.name;
}

type AddedBook = BookKeys & {
  title: string;
  author: string;
  identity: string;
  slug: string;
  imageUrl: string | null;
  description: string;
  topic: string;
  topicChosen: 0 | 1;
  listed: 0 | 1;
  createdAt: number;
};

/** Returns the id; undefined when another book has the identity or the slug. */
export async function insertBook(
  tx: Tx,
  { topic, ...book }: AddedBook,
): Promise<number | undefined> {
  const added = await tx
    .insertInto('books')
    .values((eb) => ({
      ...book,
      topicId: eb.selectFrom('topics').select('topics.id').where('topics.name', '=', topic),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Harmless for a reader who is among the book's adders already. */
export async function insertAdder(
  tx: Tx,
  adder: { userId: number; bookId: number; addedAt: number },
): Promise<void> {
  await tx
    .insertInto('bookAdders')
    .values(adder)
    .onConflict((conflict) => conflict.columns(['userId', 'bookId']).doNothing())
    .execute();
}

export async function updateImage(tx: Tx, bookId: number, imageUrl: string): Promise<void> {
  await tx.updateTable('books').set({ imageUrl }).where('id', '=', bookId).execute();
}
