import { UNKNOWN_AUTHOR } from '@morsel/sdk/domain';
import { bookIdentity } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError, InvalidInputError, LimitReachedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { actCounted } from '../../http/limits/take-uses.ts';
import { type AddBookInput, addBook, joinKnownBook } from '../../modules/books/add-book.ts';
import { shelveBook } from '../../modules/shelf/shelve-book.ts';
import type { Reader } from '../../reader.ts';
import { isSettled } from '../book-link.ts';
import { findBooksByIdentity } from '../document-queries.ts';
import { identitiesOf } from '../match-document.ts';
import { findBooksOfDocuments, findShelfBooks, wishesOf } from './book-queries.ts';
import { findTheirTexts } from './highlight-queries.ts';
import { type HighlightedBookRow, lockHighlightedBook } from './highlighted-book-queries.ts';
import { moveHighlights } from './move-highlights.ts';

type Environment = Pick<Deps, 'db' | 'now' | 'randomId'> & {
  readonly limits: Pick<Limiter, 'book'>;
};

type Finding = {
  readonly reader: Reader;
  readonly row: HighlightedBookRow;
  /** IP address of whoever sends. */
  readonly address: string;
};

/**
 * Looks for the book of highlights where none is known that their reader may see, and shelves it: by title and author, by
 * what the reader has said of a document of that title, by the title alone where no author is told. One that is not there
 * is added where its author is told, the reader wants that, and the day allows it; else they wait. They wait, too, for a
 * book that their reader may not see for now, where that has a text of them, which would go.
 */
export async function findTheirBook(
  env: Environment,
  { reader, row, address }: Finding,
): Promise<void> {
  if (await isSettled(env.db, reader, row)) return;
  const found = await env.db.transaction().execute((tx) => likeliestBook(tx, reader, row));
  const bookId = found ?? (await newBook(env, { reader, row, address }));
  if (bookId === undefined) return;
  await env.db.transaction().execute(async (tx) => {
    const locked = await lockHighlightedBook(tx, row);
    // Their reader has said meanwhile which book it is, or another sending has found it.
    if (locked?.bookId !== row.bookId || locked.link !== row.link) return;
    if ((await findTheirTexts(tx, locked.id)).length > 0) return;
    await moveHighlights(tx, { row: locked, link: { bookId, link: 'title' }, now: env.now() });
    const times = { answeredAt: env.now(), receivedAt: env.now(), timeZone: 'UTC' };
    const operation = { opId: env.randomId(), ...times };
    await shelveBook(tx, { reader, operation, bookId });
  });
}

async function likeliestBook(
  tx: Tx,
  reader: Reader,
  row: HighlightedBookRow,
): Promise<number | undefined> {
  const told = await findBooksOfDocuments(tx, reader, row.title);
  const known = onlyOne(told.filter(({ authors }) => isBy(row, authors)));
  return (await byTitleAndAuthor(tx, reader, row)) ?? known ?? byTitle(tx, reader, row);
}

async function byTitleAndAuthor(tx: Tx, reader: Reader, row: HighlightedBookRow) {
  if (row.author === UNKNOWN_AUTHOR) return undefined;
  const identities = identitiesIn(row);
  const books = await findBooksByIdentity(tx, reader, identities);
  const [likeliest] = books.toSorted(
    (a, b) => identities.indexOf(a.identity) - identities.indexOf(b.identity),
  );
  return likeliest?.id;
}

/** Exporters join authors by commas, which some names have. */
function identitiesIn({ title, author }: Pick<HighlightedBookRow, 'title' | 'author'>): string[] {
  const apart = author.split(/,\s+|\s+and\s+|\s+&\s+/).join('\n');
  return [author, apart].flatMap((authors) =>
    identitiesOf({ digest: '', fileName: null, title, authors }),
  );
}

const isBy = ({ title, author }: HighlightedBookRow, authors: string | null) =>
  author === UNKNOWN_AUTHOR ||
  (authors !== null &&
    identitiesOf({ digest: '', fileName: null, title, authors }).some((identity) =>
      identitiesIn({ title, author }).includes(identity),
    ));

async function byTitle(tx: Tx, reader: Reader, { title, author }: HighlightedBookRow) {
  if (author !== UNKNOWN_AUTHOR) return undefined;
  const shelf = await findShelfBooks(tx, reader);
  return onlyOne(
    shelf
      .filter((book) => bookIdentity(title, book.author) === book.identity)
      .map(({ id }) => ({ bookId: id })),
  );
}

function onlyOne(books: readonly { readonly bookId: number }[]): number | undefined {
  const ids = new Set(books.map(({ bookId }) => bookId));
  return ids.size === 1 ? [...ids][0] : undefined;
}

async function newBook(
  { db, now, limits }: Environment,
  { reader, row: { title, author, bookId }, address }: Finding,
): Promise<number | undefined> {
  // There is one, which their reader may not see for now.
  if (bookId !== null) return undefined;
  if (author === UNKNOWN_AUTHOR || !(await wishesOf(db, reader.id)).addsBooks) return undefined;
  const input = { reader, book: { title, author }, now: now() };
  try {
    const use = await limits.book(reader, address);
    const { id, isNew } = await actCounted(use, () =>
      db.transaction().execute((tx) => addUnlessKnown(tx, input)),
    );
    if (!isNew) await use.giveBack();
    return id;
  } catch (error) {
    return unlessRefused(error);
  }
}

/** Another sending may have added it meanwhile. */
async function addUnlessKnown(tx: Tx, input: AddBookInput) {
  const known = await joinKnownBook(tx, input);
  const { id } = known ?? (await addBook(tx, input));
  return { id, isNew: known === undefined };
}

/** Highlights wait for what cannot be done today, or not by itself. */
function unlessRefused(error: unknown): undefined {
  const isRefused =
    error instanceof LimitReachedError ||
    error instanceof ConflictError ||
    error instanceof InvalidInputError;
  if (!isRefused) throw error;
}
