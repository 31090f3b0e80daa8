import { hash32 } from '../seeded-random.ts';
import type { CoverSubject } from './cover-subject.ts';

/** Chosen so that the covers of the best-known books of each topic differ in figure. */
const SERIES = 394_901;

/** Hash of a book's title and author, blind to case and surrounding space. */
export function coverHash(title: string, author: string): number {
  return hash32(`${SERIES}|${title.trim()}|${author.trim()}`.toLowerCase());
}

/** To be raised when the same book is drawn in another way: caches keep covers for up to a year. */
const DRAWING = 1;

/** Changes with whatever a drawn cover shows: a few letters and digits for its address. */
export function coverVersion({ title, author, topic }: CoverSubject): string {
  return hash32(JSON.stringify([DRAWING, title, author, topic?.name, topic?.color])).toString(36);
}

/** Draws whole numbers from `low` to `high`, both included. */
export type Draw = (low: number, high: number) => number;

/** A repeatable sequence of draws (xorshift32): the same seed always places the same parts. */
export function drawFrom(seed: number): Draw {
  let state = seed || 1;
  return (low, high) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return low + ((state >>> 0) % (high - low + 1));
  };
}
