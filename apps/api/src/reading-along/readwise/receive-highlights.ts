import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { Reader } from '../../reader.ts';
import { findTheirBook } from './find-their-book.ts';
import { keepHighlights } from './keep-highlights.ts';
import { makeCards } from './make-cards.ts';
import { placeInText } from './place-in-text.ts';
import type { SentBook } from './sent-highlights.ts';

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
  /** Those that were new, or have changed. */
  readonly highlightIds: readonly number[];
};

/**
 * Keeps the highlights of a book that an app sends, and makes of them what its reader wants. They are kept first: what
 * cannot be made of them now, because their book is not known or a limit of the day is reached, is made when
 * the app sends again, or when the reader says which book it is.
 *
 * @throws ConflictError when the reader has too many highlights.
 */
export async function receiveHighlights(
  env: Environment,
  { reader, book, address }: Receiving,
): Promise<Received> {
  const keeping = { userId: reader.id, book, now: env.now() };
  const { row, highlightIds, hasChanged } = await env.db
    .transaction()
    .execute((tx) => keepHighlights(tx, keeping));
  const highlightedBookId = row.id;
  await findTheirBook(env, { reader, row, address });
  await placeInText(env, { reader, highlightedBookId, hasChanged, address });
  await makeCards(env, { reader, highlightedBookId });
  return { highlightedBookId, highlightIds };
}
