import { ageAt, gainAt } from '../expected-gain.ts';
import type { ItemColumns, PractisedColumns } from './feed-columns.ts';
import { HardestOfEach } from './hardest-of-each.ts';
import { LowestFirst, type OrderKeys, standsBefore } from './lowest-first.ts';
import type { PreparedFeed } from './prepare-feed.ts';
import type { Sequence } from './sequence.ts';

/** So many of the items practised before are weighed; the longest due ones come first. */
const WEIGHED = 500;

/**
 * So many that were missed lead what is due. The others wait for their turn by gain: asked again so
 * soon, all of them would take the time of items that gain more.
 */
const LEADING = 3;

/** Items whose gains fall into one step of this size may change places without loss. */
const GAIN_STEP = 0.01;

/** No gain is so low: what is beyond the cap comes after all that was weighed. */
const UNWEIGHED = 1_000_000;

// Steps that no gain falls into.
const UNWEIGHED_STEP = 1_000_000;
const MISSED_STEP = 1_000_001;

/** The items that are due and those ahead of time, each one after another. */
export function practisedInOrder(
  { items, practised, byTime }: PreparedFeed,
  { now, seed }: { now: number; seed: number },
): { due: DueInOrder; early: EarlyInOrder } {
  const keys: OrderKeys = {
    first: new Float64Array(practised.item.length),
    second: practised.dueAt,
    id: practised.itemId,
    seed,
  };
  weigh(practised, { keys, byTime, now });
  const dueCount = dueUntil(practised, byTime, now);
  return {
    due: new DueInOrder(items, practised, { keys, rows: byTime.slice(0, dueCount) }),
    early: new EarlyInOrder(practised, { keys, rows: byTime.subarray(dueCount) }),
  };
}

/** Fills in the first key of all rows: gains with the sign changed. */
function weigh(
  practised: PractisedColumns,
  { keys, byTime, now }: { keys: OrderKeys; byTime: Int32Array; now: number },
): void {
  for (const row of byTime.length > WEIGHED ? longestDue(byTime, keys) : byTime) {
    keys.first[row] = -gainOf(practised, row, now);
  }
}

/** Those that are weighed, where there are more: of those due at the same time chance decides. */
function longestDue(byTime: Int32Array, keys: OrderKeys): Int32Array {
  keys.first.fill(UNWEIGHED);
  const lastTime = keys.second[byTime[WEIGHED - 1] ?? 0];
  const isLast = (row: number | undefined) => keys.second[row ?? 0] === lastTime;
  let [start, end] = [WEIGHED - 1, WEIGHED];
  while (start > 0 && isLast(byTime[start - 1])) start -= 1;
  while (end < byTime.length && isLast(byTime[end])) end += 1;
  const rows = byTime.slice(0, end);
  rows.subarray(start).sort((a, b) => (standsBefore(keys, a, b) ? -1 : 1));
  return rows.subarray(0, WEIGHED);
}

function dueUntil({ dueAt }: PractisedColumns, byTime: Int32Array, now: number): number {
  let [start, end] = [0, byTime.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((dueAt[byTime[middle] ?? 0] ?? 0) <= now) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** The gain is kept for as long as it stays the same. */
function gainOf(practised: PractisedColumns, row: number, now: number): number {
  const age = ageAt(practised.lastReviewAt[row] ?? 0, now);
  if (practised.gainAge[row] === age) return practised.gain[row] ?? 0;
  const [stability, difficulty] = [practised.stability[row] ?? 0, practised.difficulty[row] ?? 0];
  const gain = gainAt({ stability, difficulty }, age);
  practised.gain[row] = gain;
  practised.gainAge[row] = age;
  return gain;
}

interface KeyedRows {
  readonly keys: OrderKeys;
  /** In no order. */
  readonly rows: Int32Array;
}

function stepOf({ first }: OrderKeys, row: number): number {
  const loss = first[row] ?? 0;
  return loss === UNWEIGHED ? UNWEIGHED_STEP : Math.floor(-loss / GAIN_STEP);
}

/** By gain. */
class EarlyInOrder implements Sequence {
  step = 0;
  /** In no order. */
  readonly rows: Int32Array;
  readonly #practised: PractisedColumns;
  readonly #keys: OrderKeys;
  #left: LowestFirst | undefined;

  constructor(practised: PractisedColumns, { keys, rows }: KeyedRows) {
    this.rows = rows;
    this.#practised = practised;
    this.#keys = keys;
  }

  next(): number {
    this.#left ??= new LowestFirst(this.#keys, this.rows.slice());
    const row = this.#left.take();
    if (row === -1) return -1;
    this.step = stepOf(this.#keys, row);
    return this.#practised.item[row] ?? -1;
  }
}

/** Up to three that were missed, then by gain, the hardest of an idea before its siblings. */
class DueInOrder implements Sequence {
  step = 0;
  /** In no order. */
  readonly rows: Int32Array;
  readonly #practised: PractisedColumns;
  readonly #keys: OrderKeys;
  readonly #leading: readonly number[];
  readonly #others: HardestOfEach;
  #led = 0;

  constructor(items: ItemColumns, practised: PractisedColumns, { keys, rows }: KeyedRows) {
    this.rows = rows;
    this.#practised = practised;
    this.#keys = keys;
    this.#leading = leadingOf(practised, { keys, rows });
    const others =
      this.#leading.length === 0 ? rows : rows.filter((row) => !this.#leading.includes(row));
    this.#others = new HardestOfEach(items, practised, { keys, rows: others });
  }

  next(): number {
    const leader = this.#leading[this.#led];
    if (leader !== undefined) {
      this.#led += 1;
      this.step = MISSED_STEP;
      return this.#practised.item[leader] ?? -1;
    }
    const row = this.#others.take();
    if (row === -1) return -1;
    this.step = stepOf(this.#keys, row);
    return this.#practised.item[row] ?? -1;
  }
}

function leadingOf({ lastWrong }: PractisedColumns, { keys, rows }: KeyedRows): number[] {
  const leading: number[] = [];
  for (const row of rows) {
    if (lastWrong[row] !== 1) continue;
    const place = leading.findIndex((other) => standsBefore(keys, row, other));
    if (place === -1) leading.push(row);
    else leading.splice(place, 0, row);
    if (leading.length > LEADING) leading.pop();
  }
  return leading;
}
