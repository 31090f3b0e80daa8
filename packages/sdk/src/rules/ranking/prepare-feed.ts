import { CARD, type FeedColumns, type ItemColumns, type PractisedColumns } from './feed-columns.ts';
import { Tally } from './tally.ts';

/**
 * What may stand in a reader's feed, with all that its rankings share: it holds at any time and for
 * any seed, until the reader answers, masters or shelves something.
 */
export interface PreparedFeed {
  readonly items: ItemColumns;
  readonly practised: PractisedColumns;
  /** New items that may be asked, by kind, difficulty and position. */
  readonly open: Int32Array;
  /** New items that wait for an easier sibling, in the same order. */
  readonly waiting: Int32Array;
  /** Rows of those practised that belong to the feed, the soonest due first. */
  readonly byTime: Int32Array;
}

/** A feed ready to be ranked, once or many times. */
export function prepareFeed({ items, fresh, practised }: FeedColumns): PreparedFeed {
  const { dueAt } = practised;
  const byTime = new Int32Array(practised.item.length).map((_, row) => row);
  byTime.sort((a, b) => (dueAt[a] ?? 0) - (dueAt[b] ?? 0));
  const inOrder = byKindAndEase(items, fresh);
  return { items, practised, byTime, ...partWaiting({ items, fresh: inOrder, practised }) };
}

// How large the parts of a number are that has them all: together as exact as a number is.
const DIFFICULTIES = 4;
const KINDS = 8;
const POSITIONS = 2 ** 20;
const ITEMS = 2 ** 28;

/**
 * The items by kind, difficulty and position. All of that and the item make one number where they are
 * as small as they usually are: numbers alone are sorted several times faster.
 */
function byKindAndEase({ kind, difficulty, position }: ItemColumns, fresh: Int32Array): Int32Array {
  const packed = new Float64Array(fresh.length);
  for (const [index, item] of fresh.entries()) {
    const [ofKind, hard, place] = [kind[item] ?? 0, difficulty[item] ?? 0, position[item] ?? 0];
    const isSmall = ofKind < KINDS && item < ITEMS;
    const isUsual = hard >= 0 && hard < DIFFICULTIES && place >= 0 && place < POSITIONS;
    if (!isSmall || !isUsual || !Number.isInteger(hard) || !Number.isInteger(place)) {
      return fresh.toSorted(
        (a, b) =>
          (kind[a] ?? 0) - (kind[b] ?? 0) ||
          (difficulty[a] ?? 0) - (difficulty[b] ?? 0) ||
          (position[a] ?? 0) - (position[b] ?? 0),
      );
    }
    packed[index] = ((ofKind * DIFFICULTIES + hard) * POSITIONS + place) * ITEMS + item;
  }
  packed.sort();
  return Int32Array.from(packed, (number) => number % ITEMS);
}

// A bit for each hardness of the questions of an idea.
const asked = new Tally();
const known = new Tally();

/**
 * Parts new items into those that may be asked and those that wait for an easier sibling: a question
 * is asked once a sibling of the next easier demand that there is has been known. A card shows what
 * it asks for: it never waits, and nothing waits for it.
 */
function partWaiting({ items, fresh, practised }: FeedColumns) {
  asked.beginAnew();
  known.beginAnew();
  for (const item of fresh) mark(asked, items, item);
  for (const [row, item] of practised.item.entries()) {
    mark(asked, items, item);
    if (practised.lastWrong[row] !== 1) mark(known, items, item);
  }
  const waiting = fresh.filter((item) => waits(items, item));
  if (waiting.length === 0) return { open: fresh, waiting };
  return { open: fresh.filter((item) => !waits(items, item)), waiting };
}

function mark(tally: Tally, { idea, kind, hardness }: ItemColumns, item: number): void {
  const number = idea[item] ?? 0;
  if (number === 0 || kind[item] === CARD) return;
  tally.set(number, tally.get(number) | (1 << (hardness[item] ?? 0)));
}

function waits({ idea, kind, hardness }: ItemColumns, item: number): boolean {
  const number = idea[item] ?? 0;
  if (number === 0 || kind[item] === CARD) return false;
  const easier = asked.get(number) & ((1 << (hardness[item] ?? 0)) - 1);
  if (easier === 0) return false;
  const hardestOfThem = 31 - Math.clz32(easier);
  return known.get(number) >> hardestOfThem === 0;
}
