import {
  type PractisedColumns,
  practisedColumns,
  type PreparedFeed,
  prepareFeed,
} from '@morsel/sdk/rules/schedule';

import { wasMissed } from '../rank-feed.ts';
import type { ItemCatalogue } from './item-catalogue.ts';
import type { MemoryRow } from './standing-queries.ts';

/** How a reader stands in the feed: the items that may stand in it, those practised by their ids. */
export type Standing = Omit<PreparedFeed, 'items'>;

/** A reader's standing as it is known. */
export interface KnownStanding {
  readonly standing: Standing;
  /** Where the items of it stand. */
  readonly catalogue: ItemCatalogue;
  /** Another number when other items belong to it. */
  readonly state: number;
}

/** An item that stands in the feed, and what its reader remembers of it. */
export interface StandingItem {
  readonly place: number;
  /** undefined for a new one. */
  readonly memory: MemoryRow | undefined;
}

/** Items with what is remembered of them, as columns. */
export function standingOf(items: readonly StandingItem[], catalogue: ItemCatalogue): Standing {
  return joined({ fresh: [], practised: NOTHING, kept: [] }, items, catalogue);
}

/** The standing after some items were looked at again: those of them that are gone have left it. */
export function standingAfter(
  before: Standing,
  { itemIds, items }: { itemIds: ReadonlySet<number>; items: readonly StandingItem[] },
  catalogue: ItemCatalogue,
): Standing {
  const { open, waiting, practised } = before;
  const { itemId } = catalogue.columns;
  const fresh = [...open, ...waiting].filter((place) => !itemIds.has(itemId[place] ?? 0));
  const rows = [...practised.itemId.keys()];
  const kept = rows.filter((row) => !itemIds.has(practised.itemId[row] ?? 0));
  return joined({ fresh, practised, kept }, items, catalogue);
}

interface Earlier {
  readonly fresh: number[];
  readonly practised: PractisedColumns;
  /** Rows of them that are taken over. */
  readonly kept: readonly number[];
}

function joined(
  { fresh, practised: before, kept }: Earlier,
  items: readonly StandingItem[],
  catalogue: ItemCatalogue,
): Standing {
  const added: { readonly place: number; readonly memory: MemoryRow }[] = [];
  for (const { place, memory } of items) {
    if (memory === undefined) fresh.push(place);
    else added.push({ place, memory });
  }
  added.sort((a, b) => a.memory.id - b.memory.id);
  const practised = practisedColumns(kept.length + added.length);
  let [nextKept, nextAdded] = [0, 0];
  for (let row = 0; row < practised.itemId.length; row += 1) {
    const [old, item] = [kept[nextKept], added[nextAdded]];
    if (old !== undefined && (before.itemId[old] ?? 0) < (item?.memory.id ?? Infinity)) {
      copyRow(before, old, practised, row);
      nextKept += 1;
    } else if (item !== undefined) {
      writeRow(practised, row, item);
      nextAdded += 1;
    }
  }
  return prepared(Int32Array.from(fresh), practised, catalogue);
}

const NOTHING = practisedColumns(0);

/** Without the columns of the catalogue, which grow: a reader would keep those of an earlier length. */
function prepared(
  fresh: Int32Array,
  practised: PractisedColumns,
  catalogue: ItemCatalogue,
): Standing {
  const { open, waiting, byTime } = prepareFeed({ items: catalogue.columns, fresh, practised });
  return { open, waiting, practised, byTime };
}

function writeRow(
  to: PractisedColumns,
  row: number,
  { place, memory }: { place: number; memory: MemoryRow },
): void {
  to.item[row] = place;
  to.itemId[row] = memory.id;
  to.dueAt[row] = memory.due;
  to.stability[row] = memory.stability;
  to.difficulty[row] = memory.hardness;
  to.lastReviewAt[row] = memory.reviewed;
  to.lastWrong[row] = wasMissed(memory.outcome) ? 1 : 0;
}

function copyRow(from: PractisedColumns, old: number, to: PractisedColumns, row: number): void {
  to.item[row] = from.item[old] ?? 0;
  to.itemId[row] = from.itemId[old] ?? 0;
  to.dueAt[row] = from.dueAt[old] ?? 0;
  to.stability[row] = from.stability[old] ?? 0;
  to.difficulty[row] = from.difficulty[old] ?? 0;
  to.lastReviewAt[row] = from.lastReviewAt[old] ?? 0;
  to.lastWrong[row] = from.lastWrong[old] ?? 0;
  to.gain[row] = from.gain[old] ?? 0;
  to.gainAge[row] = from.gainAge[old] ?? 0;
}

/** The row of an item that the reader has practised; -1 when they have not. */
function rowOf({ practised: { itemId } }: Standing, id: number): number {
  let [start, end] = [0, itemId.length - 1];
  while (start <= end) {
    const middle = (start + end) >> 1;
    const found = itemId[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) start = middle + 1;
    else end = middle - 1;
  }
  return -1;
}

/** When the items are due for their reader: undefined for new ones; null when one has left the feed. */
export function dueTimes(
  { standing, catalogue }: KnownStanding,
  ids: readonly number[],
): (number | undefined)[] | null {
  const times: (number | undefined)[] = [];
  for (const id of ids) {
    const row = rowOf(standing, id);
    if (row === -1) {
      const place = catalogue.knownPlace(id);
      if (place === undefined || !isNew(standing, place)) return null;
    }
    times.push(row === -1 ? undefined : standing.practised.dueAt[row]);
  }
  return times;
}

function isNew({ open, waiting }: Standing, place: number): boolean {
  return open.includes(place) || waiting.includes(place);
}

/** The items of it that are due at `now` (epoch ms), alone. */
export function dueOf(standing: Standing, now: number): Standing {
  const { practised, byTime } = standing;
  const until = byTime.findIndex((row) => (practised.dueAt[row] ?? 0) > now);
  return {
    ...standing,
    open: NO_ITEMS,
    waiting: NO_ITEMS,
    byTime: until === -1 ? byTime : byTime.subarray(0, until),
  };
}

const NO_ITEMS = new Int32Array(0);

/** The items of it of which a condition holds, as if there were no others. */
export function partOf(
  { open, waiting, practised, byTime }: Standing,
  { catalogue, isWanted }: { catalogue: ItemCatalogue; isWanted: (itemId: number) => boolean },
): Standing {
  const ids = catalogue.columns.itemId;
  const rows = [...byTime].filter((row) => isWanted(practised.itemId[row] ?? 0));
  const part = practisedColumns(rows.length);
  for (const [row, old] of rows.entries()) copyRow(practised, old, part, row);
  const fresh = [...open, ...waiting].filter((item) => isWanted(ids[item] ?? 0));
  return prepared(Int32Array.from(fresh), part, catalogue);
}

export function itemCount({ open, waiting, byTime }: Standing): number {
  return open.length + waiting.length + byTime.length;
}

const PRACTISED_BYTES = 65;
const NEW_BYTES = 4;

export function bytesOf({ open, waiting, practised }: Standing): number {
  return NEW_BYTES * (open.length + waiting.length) + PRACTISED_BYTES * practised.item.length;
}
