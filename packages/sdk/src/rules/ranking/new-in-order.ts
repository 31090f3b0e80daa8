import { firstRandom32 } from '../seeded-random.ts';
import type { ItemColumns } from './feed-columns.ts';
import type { PreparedFeed } from './prepare-feed.ts';
import type { Sequence } from './sequence.ts';

/** The steps of those that wait begin here, by hardness and difficulty. */
const WAITING_STEP = 1000;

/**
 * New items one after another: those that may be asked, then those that wait for an easier sibling,
 * the easier ones first.
 */
export class NewInOrder implements Sequence {
  step = 0;
  readonly #items: ItemColumns;
  readonly #open: KindsSideBySide;
  readonly #waiting: () => number[];
  #easierFirst: number[] | undefined;

  constructor({ items, open, waiting }: PreparedFeed, seed: number) {
    this.#items = items;
    this.#open = new KindsSideBySide(items, open, seed);
    this.#waiting = () => new KindsSideBySide(items, waiting, seed).all();
  }

  next(): number {
    const item = this.#open.next();
    if (item === -1) return this.#nextWaiting();
    this.step = this.#items.difficulty[item] ?? 0;
    return item;
  }

  #nextWaiting(): number {
    const { hardness, difficulty } = this.#items;
    this.#easierFirst ??= this.#waiting()
      .toSorted((a, b) => (hardness[a] ?? 0) - (hardness[b] ?? 0))
      .toReversed();
    const item = this.#easierFirst.pop() ?? -1;
    this.step = WAITING_STEP * (1 + (hardness[item] ?? 0)) + (difficulty[item] ?? 0);
    return item;
  }
}

/**
 * Each kind easiest first, and the kinds side by side: the n-th of a kind with m items stands where
 * n/m of all stand. So the first few show every kind, and a long series keeps the mix.
 */
class KindsSideBySide {
  readonly #kinds: EasiestFirst[] = [];

  /** `order` has the items by kind, difficulty and position. */
  constructor(items: ItemColumns, order: Int32Array, seed: number) {
    const { kind } = items;
    let start = 0;
    for (let end = 1; end <= order.length; end += 1) {
      if (end < order.length && kind[order[end] ?? 0] === kind[order[start] ?? 0]) continue;
      this.#kinds.push(new EasiestFirst(items, order.slice(start, end), seed));
      start = end;
    }
  }

  next(): number {
    let chosen: EasiestFirst | undefined;
    for (const kind of this.#kinds) {
      if (kind.head !== -1 && (chosen === undefined || kind.standsBefore(chosen))) chosen = kind;
    }
    return chosen === undefined ? -1 : chosen.take();
  }

  all(): number[] {
    const items: number[] = [];
    for (let item = this.next(); item !== -1; item = this.next()) items.push(item);
    return items;
  }
}

/** The items of one kind, those of equal difficulty and position in the order that chance gives them. */
class EasiestFirst {
  /** The item that is next; -1 when there is none. */
  head = -1;
  /** What share of them stands before it. */
  share = 0;
  readonly #items: ItemColumns;
  readonly #order: Int32Array;
  readonly #seed: number;
  #taken = -1;
  /** Where those end of which the order among equals is known. */
  #settled = 0;

  constructor(items: ItemColumns, order: Int32Array, seed: number) {
    this.#items = items;
    this.#order = order;
    this.#seed = seed;
    this.take();
  }

  take(): number {
    const taken = this.head;
    this.#taken += 1;
    if (this.#taken >= this.#settled) this.#settleEquals();
    this.head = this.#order[this.#taken] ?? -1;
    this.share = this.#taken / this.#order.length;
    return taken;
  }

  standsBefore(other: EasiestFirst): boolean {
    if (this.share !== other.share) return this.share < other.share;
    const { difficulty, position } = this.#items;
    const gap =
      (difficulty[this.head] ?? 0) - (difficulty[other.head] ?? 0) ||
      (position[this.head] ?? 0) - (position[other.head] ?? 0);
    return gap === 0 ? this.#luckBetween(this.head, other.head) < 0 : gap < 0;
  }

  #settleEquals(): void {
    const { difficulty, position } = this.#items;
    const order = this.#order;
    const start = this.#settled;
    const first = order[start] ?? 0;
    let end = start + 1;
    for (; end < order.length; end += 1) {
      const item = order[end] ?? 0;
      if (difficulty[item] !== difficulty[first] || position[item] !== position[first]) break;
    }
    this.#settled = end;
    if (end - start > FEW) order.subarray(start, end).sort((a, b) => this.#luckBetween(a, b));
    else this.#sortFew(start, end);
  }

  /** Where each is put among those before it, which for a few is the fastest way. */
  #sortFew(start: number, end: number): void {
    const order = this.#order;
    for (let place = start + 1; place < end; place += 1) {
      const item = order[place] ?? 0;
      let free = place;
      for (; free > start; free -= 1) {
        const before = order[free - 1] ?? 0;
        if (this.#luckBetween(before, item) < 0) break;
        order[free] = before;
      }
      order[free] = item;
    }
  }

  #luckBetween(a: number, b: number): number {
    const { itemId } = this.#items;
    const [idOfA, idOfB] = [itemId[a] ?? 0, itemId[b] ?? 0];
    return firstRandom32(this.#seed + idOfA) - firstRandom32(this.#seed + idOfB) || idOfA - idOfB;
  }
}

/** So many equals and fewer are a few. */
const FEW = 16;
