import type { Db } from '../../../database/connection.ts';
import type { ViewerValues } from '../../../items/visible-to.ts';
import { type CandidateRow, findCandidates } from '../queries.ts';
import type { ItemCatalogue } from './item-catalogue.ts';
import type { OpenItems } from './open-items.ts';
import {
  findCandidate,
  findMemories,
  findPassedOver,
  findPersonalItems,
  findShelf,
  type MemoryRow,
} from './standing-queries.ts';
import { type Standing, standingAfter, type StandingItem, standingOf } from './standing.ts';

/** How a reader stands, all of it read; and the books on the shelf, those they may not see included. */
export async function readStanding(
  db: Db,
  viewer: ViewerValues,
  openItems: OpenItems,
): Promise<{ standing: Standing; catalogue: ItemCatalogue; shelf: number[] }> {
  const { catalogue } = openItems;
  const shelf = await findShelf(db, viewer);
  const memories = await findMemories(db, { userId: viewer.id });
  const passedOver = new Set((await findPassedOver(db, viewer)).map(({ id }) => id));
  const remembered = new Map(memories.map((memory) => [memory.id, memory]));
  const items: StandingItem[] = [];
  for (const { book: bookId, visible } of shelf) {
    if (!visible) continue;
    const places = await openItems.placesOf(db, { bookId, catalogue });
    const { itemId } = catalogue.columns;
    for (const place of places) {
      const id = itemId[place] ?? 0;
      if (!passedOver.has(id)) items.push({ place, memory: remembered.get(id) });
    }
  }
  const personal = await personalCandidates(db, viewer);
  const forAll = new Set(personal.length === 0 ? [] : items.map(({ place }) => place));
  for (const item of personal.map((row) => standingItemOf(row, catalogue))) {
    if (!forAll.has(item.place)) items.push(item);
  }
  return {
    standing: standingOf(items, catalogue),
    catalogue,
    shelf: shelf.map(({ book }) => book),
  };
}

/** So many personal items are looked up one by one; more are looked for among all candidates. */
const MOST_LOOKED_UP = 8;

/** Those that may be for the reader alone, as candidates; some of them may be for all, too. */
async function personalCandidates(db: Db, viewer: ViewerValues): Promise<CandidateRow[]> {
  const ids = new Set((await findPersonalItems(db, { id: viewer.id })).map(({ id }) => id));
  if (ids.size > MOST_LOOKED_UP)
    return (await findCandidates(db, viewer)).filter(({ id }) => ids.has(id));
  return candidatesAmong(db, viewer, ids);
}

/** Those of some items that may stand in the reader's feed. */
async function candidatesAmong(
  db: Db,
  viewer: ViewerValues,
  itemIds: Iterable<number>,
): Promise<CandidateRow[]> {
  const rows: CandidateRow[] = [];
  for (const itemId of itemIds) {
    const row = await findCandidate(db, { ...viewer, itemId });
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** The standing with these items as they are now. */
export async function readItemsAgain(
  db: Db,
  viewer: ViewerValues,
  { before, catalogue, itemIds }: Stale,
): Promise<{ standing: Standing; found: number }> {
  const rows = await candidatesAmong(db, viewer, itemIds);
  const items = rows.map((row) => standingItemOf(row, catalogue));
  return { standing: standingAfter(before, { itemIds, items }, catalogue), found: items.length };
}

interface Stale {
  readonly before: Standing;
  readonly catalogue: ItemCatalogue;
  readonly itemIds: ReadonlySet<number>;
}

function standingItemOf(row: CandidateRow, catalogue: ItemCatalogue): StandingItem {
  return { place: catalogue.placeOf(row), memory: memoryOf(row) };
}

function memoryOf({ id, due, stability, hardness, reviewed, outcome }: CandidateRow) {
  if (due === null) return undefined;
  return { id, due, stability, hardness, reviewed, outcome } satisfies MemoryRow;
}
