import { createHash } from 'node:crypto';

import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError, LimitReachedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { findBook } from '../../items/find-book.ts';
import { addBook, joinKnownBook } from '../../modules/books/add-book.ts';
import { createOwnCard } from '../../modules/own-items/create-own-card.ts';
import { shelveBook } from '../../modules/shelf/shelve-book.ts';
import type { Reader } from '../../reader.ts';
import { cardOfHighlight } from './card-of-highlight.ts';
import { growText } from './grow-text.ts';
import {
  type HighlightRow,
  type HighlightedBookRow,
  findHashes,
  findHighlightedBook,
  insertHighlight,
  upsertHighlightedBook,
  wantsCards,
} from './highlight-queries.ts';
import type { SentBook, SentHighlight } from './sent-highlights.ts';

type Environment = Pick<Deps, 'db' | 'now' | 'randomId'> & {
  readonly limits: Pick<Limiter, 'book' | 'text' | 'ownCard'>;
};

export type Receiving = {
  readonly reader: Reader;
  readonly book: SentBook;
  /** IP address of whoever sends. */
  readonly address: string;
};

export type Received = {
  readonly highlightedBookId: number;
  /** Those that were new. */
  readonly highlightIds: readonly number[];
};

/**
 * Keeps the highlights of a book that are not there yet, and puts them into a text of the book, for their reader
 * alone; of each a card where the reader wants that. The book is that of the same title and author, or what the
 * reader has said that it is; one that is not there is added, and shelved.
 *
 * @throws LimitReachedError when that would be a book or a text too many today.
 */
export async function receiveHighlights(
  env: Environment,
  { reader, book, address }: Receiving,
): Promise<Received> {
  const known = await findHighlightedBook(env.db, reader.id, book.identity);
  const hashes = known ? await findHashes(env.db, known.id) : new Set<string>();
  const fresh = book.highlights.filter((highlight) => !hashes.has(hashOf(highlight)));
  if (known && fresh.length === 0) return { highlightedBookId: known.id, highlightIds: [] };
  const bookId = known ? known.bookId : await bookFor(env, { reader, book, address });
  const use = known?.sourceId == null ? await env.limits.text(reader, address) : undefined;
  try {
    const { row, added } = await env.db
      .transaction()
      .execute((tx) => store(tx, { reader, book, bookId, fresh, now: env.now() }));
    await makeCards(env, { reader, row, added });
    return { highlightedBookId: row.id, highlightIds: added.map(({ id }) => id) };
  } catch (error) {
    await use?.giveBack();
    throw error;
  }
}

/** Null where it was taken out of the library: the highlights wait for their reader to say whose they are. */
async function bookFor(
  env: Environment,
  { reader, book: { title, author }, address }: Receiving,
): Promise<number | null> {
  const input = { reader, book: { title, author }, now: env.now() };
  try {
    const known = await env.db.transaction().execute((tx) => joinKnownBook(tx, input));
    const { id } = known ?? (await newBook(env, input, address));
    await shelve(env, reader, id);
    return id;
  } catch (error) {
    if (error instanceof ConflictError) return null;
    throw error;
  }
}

async function newBook(
  { db, limits }: Environment,
  input: Parameters<typeof addBook>[1],
  address: string,
) {
  const use = await limits.book(input.reader, address);
  try {
    return await db.transaction().execute((tx) => addBook(tx, input));
  } catch (error) {
    await use.giveBack();
    throw error;
  }
}

async function shelve({ db, now, randomId }: Environment, reader: Reader, bookId: number) {
  const times = { answeredAt: now(), receivedAt: now(), timeZone: 'UTC' };
  const operation = { opId: randomId(), ...times };
  await db.transaction().execute((tx) => shelveBook(tx, { reader, operation, bookId }));
}

type Storing = {
  readonly reader: Reader;
  readonly book: SentBook;
  readonly bookId: number | null;
  readonly fresh: readonly SentHighlight[];
  readonly now: number;
};

async function store(tx: Tx, { reader, book, bookId, fresh, now }: Storing) {
  const { identity, title, author, source } = book;
  const row = await upsertHighlightedBook(tx, {
    ...{ userId: reader.id, identity, title, author, source },
    ...{ bookId, receivedAt: now },
  });
  const added: HighlightRow[] = [];
  for (const highlight of fresh) {
    const stored = await insertHighlight(tx, {
      ...highlight,
      highlightedBookId: row.id,
      hash: hashOf(highlight),
      receivedAt: now,
    });
    if (stored) added.push(stored);
  }
  const isSeen = row.bookId !== null && (await findBook(tx, reader, row.bookId)) !== undefined;
  if (row.bookId !== null && isSeen) {
    await growText(tx, { highlighted: { ...row, bookId: row.bookId }, highlights: added, now });
  }
  return { row, added };
}

/** As many as its reader may still write today; the rest stay in the text alone. */
async function makeCards(
  { db, limits, now }: Environment,
  {
    reader,
    row,
    added,
  }: { reader: Reader; row: HighlightedBookRow; added: readonly HighlightRow[] },
): Promise<void> {
  const { bookId } = row;
  if (bookId === null || !(await wantsCards(db, reader.id))) return;
  for (const highlight of added) {
    const card = cardOfHighlight(highlight);
    if (card === undefined) continue;
    try {
      await limits.ownCard(reader);
      const input = { reader, bookId, card, now: now() };
      await db.transaction().execute((tx) => createOwnCard(tx, input));
    } catch (error) {
      if (error instanceof LimitReachedError || error instanceof ConflictError) return;
      throw error;
    }
  }
}

const hashOf = ({ text, url }: SentHighlight) =>
  createHash('sha256')
    .update(JSON.stringify([text, url]))
    .digest('hex');
