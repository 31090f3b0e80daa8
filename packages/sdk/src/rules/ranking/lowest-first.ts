import { firstRandom32 } from '../seeded-random.ts';

/** What decides an order: one column for each key, read at the number of a thing. */
export interface OrderKeys {
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** Things that are equal in both stand in an order by chance, which depends on the seed and this. */
  readonly id: Float64Array;
  readonly seed: number;
}

/** Whether one thing stands before another. */
export function standsBefore(
  { first, second, id, seed }: OrderKeys,
  a: number,
  b: number,
): boolean {
  let gap = (first[a] ?? 0) - (first[b] ?? 0);
  if (gap !== 0) return gap < 0;
  gap = (second[a] ?? 0) - (second[b] ?? 0);
  if (gap !== 0) return gap < 0;
  const [idOfA, idOfB] = [id[a] ?? 0, id[b] ?? 0];
  gap = firstRandom32(seed + idOfA) - firstRandom32(seed + idOfB);
  return gap === 0 ? idOfA < idOfB : gap < 0;
}

/**
 * Things in order, one after another. A binary heap: what is never asked for is never put in order.
 * It takes the array over.
 */
export class LowestFirst {
  readonly #keys: OrderKeys;
  readonly #heap: Int32Array;
  #size: number;

  constructor(keys: OrderKeys, things: Int32Array, size = things.length) {
    this.#keys = keys;
    this.#heap = things;
    this.#size = size;
    for (let place = (size >> 1) - 1; place >= 0; place -= 1) this.#settle(place);
  }

  /** Takes the thing that is next; -1 when there is none. */
  take(): number {
    if (this.#size === 0) return -1;
    const taken = this.#heap[0] ?? -1;
    this.#size -= 1;
    this.#heap[0] = this.#heap[this.#size] ?? 0;
    this.#settle(0);
    return taken;
  }

  /** Down to the bottom by the lower child each, and up again: most belong near the bottom. */
  #settle(start: number): void {
    const [keys, heap, size] = [this.#keys, this.#heap, this.#size];
    const thing = heap[start] ?? 0;
    let place = start;
    for (let child = 2 * place + 1; child < size; child = 2 * place + 1) {
      const other = child + 1;
      if (other < size && standsBefore(keys, heap[other] ?? 0, heap[child] ?? 0)) child = other;
      heap[place] = heap[child] ?? 0;
      place = child;
    }
    while (place > start) {
      const parent = (place - 1) >> 1;
      if (!standsBefore(keys, thing, heap[parent] ?? 0)) break;
      heap[place] = heap[parent] ?? 0;
      place = parent;
    }
    heap[place] = thing;
  }
}
