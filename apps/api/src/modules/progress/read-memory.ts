import type { BookMemories, BookMemory } from '@morsel/sdk/contract';
import { bestOfEachIdea, ideaCount, recallForecast } from '@morsel/sdk/rules/schedule';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import {
  findBookMemories,
  findShelfMemories,
  findShelvedBooks,
  type ItemMemory,
} from './queries.ts';

/** Whose memory is asked for, and when (epoch ms). */
type MemoryRequest = { readonly reader: Reader; readonly now: number };

/** What the reader remembers of each book on their shelf, oldest entry first. */
export async function readShelfMemory(
  db: Db,
  { reader, now }: MemoryRequest,
): Promise<BookMemories> {
  const books = await findShelvedBooks(db, reader);
  const items = Map.groupBy(await findShelfMemories(db, reader), ({ bookId }) => bookId);
  return books.map(({ bookId }) => presentMemory(bookId, items.get(bookId) ?? [], now));
}

/**
 * What the reader remembers of a book.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function readBookMemory(
  db: Db,
  { reader, now, bookId }: MemoryRequest & { readonly bookId: number },
): Promise<BookMemory> {
  await requireBook(db, reader, bookId);
  const items = await findBookMemories(db, reader, bookId);
  return presentMemory(bookId, items, now);
}

function presentMemory(bookId: number, items: readonly ItemMemory[], now: number): BookMemory {
  const met = bestOfEachIdea(
    items.flatMap(({ stability, lastReviewAt, ...item }) =>
      stability === null || lastReviewAt === null ? [] : [{ ...item, stability, lastReviewAt }],
    ),
  );
  const forecast = recallForecast(met, now).map(Math.round);
  return { bookId, total: ideaCount(items), met: met.length, forecast };
}
