import type { Deps } from '../../deps.ts';
import { ConflictError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { Reader } from '../../reader.ts';
import { wishesOf } from './book-queries.ts';
import { findTheirBook } from './find-their-book.ts';
import { measureKept } from './highlight-queries.ts';
import { type HighlightedBookRow, findBooksThatWait } from './highlighted-book-queries.ts';
import { type Kept, keepHighlights } from './keep-highlights.ts';
import { makeCards } from './make-cards.ts';
import { placeInText } from './place-in-text.ts';
import type { SentBook } from './sent-highlights.ts';

type Environment = Pick<Deps, 'db' | 'now' | 'randomId'> & {
  readonly limits: Pick<Limiter, 'book' | 'text' | 'checkText' | 'ownCard'>;
};

export type Receiving = {
  readonly reader: Reader;
  readonly books: readonly SentBook[];
  /** IP address of whoever sends. */
  readonly address: string;
};

export type Received = {
  readonly highlightedBookId: number;
  /** Those that were new, or have changed. */
  readonly highlightIds: readonly number[];
};

/**
 * Keeps the highlights that an app sends, and makes of them what their reader wants. All are kept first: what
 * cannot be made of them now, because their book is not known or a limit of the day is reached, is made when
 * the app sends again, whatever it sends then, or when the reader says which book it is.
 *
 * @throws ConflictError when the reader has too many highlights; those of the other books are kept.
 */
export async function receiveHighlights(
  env: Environment,
  { reader, books, address }: Receiving,
): Promise<Received[]> {
  const { kept, refusal } = await keepAll(env, reader.id, books);
  for (const { row } of kept) await make(env, { reader, row, address });
  await makeOfThoseThatWait(env, { reader, address, but: kept.map(({ row }) => row.id) });
  if (refusal) throw refusal;
  return kept.map(({ row, highlightIds }) => ({ highlightedBookId: row.id, highlightIds }));
}

async function keepAll({ db, now }: Environment, userId: number, books: readonly SentBook[]) {
  const kept: Kept[] = [];
  const size = await measureKept(db, userId);
  let refusal: ConflictError | undefined;
  for (const book of books) {
    const keeping = { userId, book, size: kept.at(-1)?.size ?? size, now: now() };
    try {
      kept.push(await db.transaction().execute((tx) => keepHighlights(tx, keeping)));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      refusal = error;
    }
  }
  return { kept, refusal };
}

type Making = {
  readonly reader: Reader;
  readonly row: HighlightedBookRow;
  readonly address: string;
};

async function make(env: Environment, { reader, row, address }: Making): Promise<void> {
  const highlightedBookId = row.id;
  await findTheirBook(env, { reader, row, address });
  await placeInText(env, { reader, highlightedBookId, address });
  await makeCards(env, { reader, highlightedBookId });
}

/** Some that can be tried with one sending; those that have waited longest come first. */
const MOST_TRIED = 50;

type Waiting = Pick<Receiving, 'reader' | 'address'> & {
  /** Those that were tried already. */
  readonly but: readonly number[];
};

/** Many apps send what is new and never again: what waits of other books is tried with it. */
async function makeOfThoseThatWait(
  env: Environment,
  { reader, address, but }: Waiting,
): Promise<void> {
  const { addsBooks } = await wishesOf(env.db, reader.id);
  const tried = { reader, addsBooks, but, most: MOST_TRIED };
  for (const row of await findBooksThatWait(env.db, tried)) {
    await make(env, { reader, row, address });
  }
}
