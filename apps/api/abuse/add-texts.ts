import { setTimeout as pause } from 'node:timers/promises';

import { epubWithoutContents } from '../src/testing/texts/making/epubs.ts';
import type { Caller } from './caller.ts';
import type { Waits } from './waits.ts';

/** A small book, as anybody may have it. */
const E_BOOK = epubWithoutContents();
const PAUSE_MS = 500;
/** Less than a reader may add in a day. */
const MOST = 25;

/** The call that adds a text to a book. */
export const textsOf = (bookId: number, kind: 'file' | 'notes' = 'file') =>
  `/api/books/${bookId}/sources?name=Tides&kind=${kind}`;

/**
 * Each reader adds an e-book again and again until it is over, once at least.
 *
 * @throws where one of them is not read
 */
export async function addTexts(
  readers: Readonly<Record<string, Caller>>,
  bookId: number,
  over: Promise<unknown>,
): Promise<Waits> {
  const end = new AbortController();
  const added = Object.entries(readers).map(async ([name, reader]) => {
    const waits: number[] = [];
    do {
      const start = performance.now();
      await reader.get(textsOf(bookId), { file: E_BOOK });
      waits.push(performance.now() - start);
      await pause(PAUSE_MS);
    } while (!end.signal.aborted && waits.length < MOST);
    return [name, waits] as const;
  });
  const [waits] = await Promise.all([Promise.all(added), over.finally(() => end.abort())]);
  return Object.fromEntries(waits);
}
