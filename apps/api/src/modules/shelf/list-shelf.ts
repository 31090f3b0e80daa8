import type { Shelf } from '@morsel/sdk/contract';
import { isBookMastered, progressPercent } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { presentBook } from '../../items/present-item.ts';
import type { Reader } from '../../reader.ts';
import { type ShelfRow, type ShelfBookCounts, findShelf, countShelf } from './queries.ts';

/** The reader's shelf with the progress in each book; books that an admin has hidden are left out. */
export async function listShelf(db: Db | Tx, reader: Reader): Promise<Shelf> {
  const entries = await findShelf(db, reader);
  if (entries.length === 0) return [];
  const counts = new Map((await countShelf(db, reader)).map((row) => [row.bookId, row]));
  return entries.map((entry) => presentEntry(entry, counts.get(entry.bookId)));
}

function presentEntry(entry: ShelfRow, counts: ShelfBookCounts | undefined): Shelf[number] {
  const { questions, rightOnce, mastered } = counts ?? { questions: 0, rightOnce: 0, mastered: 0 };
  return {
    id: entry.entryId,
    book: presentBook(entry),
    progress: progressPercent(rightOnce, questions),
    ismastered: isBookMastered(mastered, questions),
  };
}
