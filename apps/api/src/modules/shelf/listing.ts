import type { Shelf } from '@morsel/sdk/contract';
import { isBookMastered, progressPercent } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { presentBook } from '../../items/presenting.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { type ShelfRow, type Tally, findShelf, tallyShelf } from './queries.ts';

/** The reader's shelf with the progress in each book; books that an admin has hidden are left out. */
export async function listShelf(db: Db | Tx, reader: Reader): Promise<Shelf> {
  const viewer = viewerOf(reader);
  const entries = await findShelf(db, viewer);
  if (entries.length === 0) return [];
  const tallies = new Map((await tallyShelf(db, viewer)).map((tally) => [tally.bookId, tally]));
  return entries.map((entry) => presentEntry(entry, tallies.get(entry.bookId)));
}

function presentEntry(entry: ShelfRow, tally: Tally | undefined): Shelf[number] {
  const { questions, rightOnce, mastered } = tally ?? { questions: 0, rightOnce: 0, mastered: 0 };
  return {
    id: entry.entryId,
    book: presentBook(entry),
    progress: progressPercent(rightOnce, questions),
    ismastered: isBookMastered(mastered, questions),
  };
}
