import { Signer } from '@fastify/cookie';
import { DAY_MS, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';

import { SESSION_COOKIE } from '../../src/http/identity/cookies.ts';

/** Whose content it is: raised when what `fill-world.ts` writes is another, so that it is built anew. */
export const WORLD_VERSION = 3;

export const BOOKS = 200;
export const BOOK_ITEMS = 100;
export const READERS = 5000;
const SHELF = 8;
export const EVENTS_EACH = 50;

/** Beside the others: one who has done a hundred times as much, and one with a shelf of 10,000 items. */
export const HEAVY_READER = READERS + 1;
export const WIDE_READER = READERS + 2;
export const HEAVY_EVENTS = EVENTS_EACH * 100;
const WIDE_SHELF = 100;

/** When the servers start, by their own clocks, epoch ms: what is due is the same in each run. */
export const WORLD_NOW = Date.UTC(2026, 4, 4, 12);
export const WORLD_BEGAN = WORLD_NOW - 400 * DAY_MS;

export const SESSION_SECRET = 'a secret that only this bench knows';

/** Every fifth question is a true_false one, the others have four options. */
export const isTrueFalse = (itemId: number) => itemId % 5 === 0;
export const optionsOf = (itemId: number) => (isTrueFalse(itemId) ? 2 : 4);
/** The index of the right option. */
export const rightOption = (itemId: number) => itemId % optionsOf(itemId);

/** The books on a reader's shelf, by their ids. */
export function shelfOf(readerId: number): number[] {
  const size = readerId === WIDE_READER ? WIDE_SHELF : SHELF;
  const step = BOOKS / size;
  return Array.from({ length: size }, (_, place) => ((readerId * 7 + place * step) % BOOKS) + 1);
}

/** The item at a place of the reader's shelf, counted through all its books. */
export function itemOnShelf(shelf: readonly number[], place: number): number {
  const bookId = shelf[Math.floor(place / BOOK_ITEMS) % shelf.length] ?? 1;
  return (bookId - 1) * BOOK_ITEMS + (place % BOOK_ITEMS) + 1;
}

/** The item that everybody with this shelf has practised. */
export const firstMetBy = (shelf: readonly number[]) => itemOnShelf(shelf, 0);

export const sessionIdOf = (readerId: number) => `session-of-${readerId}`;

const signer = new Signer(SESSION_SECRET);

/** What a browser of the reader sends. */
export function cookieOf(readerId: number): string {
  const session = encodeURIComponent(signer.sign(sessionIdOf(readerId)));
  return `${SESSION_COOKIE}=${session}; ${SIGNED_IN_COOKIE}=1`;
}
