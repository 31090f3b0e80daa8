import type { ItemColumns, PractisedColumns } from './feed-columns.ts';
import { LowestFirst, type OrderKeys, standsBefore } from './lowest-first.ts';
import { Tally } from './tally.ts';

// The row that speaks for an idea and one, and whether it has been given.
const chosen = new Tally();
const given = new Tally();

/**
 * Rows in order, one of each idea in the place of the first, the hardest; its siblings follow after
 * all others in their order: who knows the harder form knows the easier one. Of a ranking there is
 * one at a time.
 */
export class HardestOfEach {
  readonly #ideas: Int32Array;
  readonly #items: Int32Array;
  readonly #left: LowestFirst;
  readonly #later: number[] = [];
  #given = 0;

  constructor(
    { idea, hardness }: ItemColumns,
    { item }: PractisedColumns,
    { keys, rows }: { keys: OrderKeys; rows: Int32Array },
  ) {
    this.#ideas = idea;
    this.#items = item;
    chosen.beginAnew();
    given.beginAnew();
    const hardnessOf = (row: number) => hardness[item[row] ?? 0] ?? 0;
    for (const row of rows) {
      const key = this.#ideaOf(row);
      if (key === 0) continue;
      const other = chosen.get(key) - 1;
      const gap = other === -1 ? 1 : hardnessOf(row) - hardnessOf(other);
      if (gap > 0 || (gap === 0 && standsBefore(keys, row, other))) chosen.set(key, row + 1);
    }
    this.#left = new LowestFirst(keys, rows);
  }

  /** Takes the row that is next; -1 when there is none. */
  take(): number {
    for (let row = this.#left.take(); row !== -1; row = this.#left.take()) {
      const key = this.#ideaOf(row);
      if (key === 0) return row;
      const speaker = chosen.get(key) - 1;
      if (row !== speaker) this.#later.push(row);
      if (given.get(key) === 1) continue;
      given.set(key, 1);
      return speaker;
    }
    this.#given += 1;
    return this.#later[this.#given - 1] ?? -1;
  }

  #ideaOf(row: number): number {
    return this.#ideas[this.#items[row] ?? 0] ?? 0;
  }
}
