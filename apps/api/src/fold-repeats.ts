import { MINUTE_MS } from '@morsel/sdk/domain';

const WINDOW_MS = MINUTE_MS;
/** Lines of one sort in a window; the next ones are counted. */
const MOST_ALIKE = 20;
/** Sorts that are told apart in a window; what comes beyond them counts as one sort. */
const MOST_SORTS = 10_000;
const OTHERS = 'others';

/** So many of a sort were left out in the window before. */
export type LeftOut = { readonly sort: string; readonly times: number };

/**
 * Keeps a flood from filling the disk, and itself from filling the memory: of each sort it lets
 * through the first twenty in a minute and counts the others.
 */
export class RepeatFold {
  readonly #seen = new Map<string, number>();
  #endsAt = 0;

  /** Whether one more is to be written. Ask `endWindow` before. */
  lets(sort: string): boolean {
    const key = this.#seen.has(sort) || this.#seen.size < MOST_SORTS ? sort : OTHERS;
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count <= MOST_ALIKE;
  }

  /** What was left out, once its window is over, or the clock set back; then the next one begins. */
  endWindow(now: number): LeftOut[] {
    const isSetBack = this.#endsAt - now > WINDOW_MS;
    if (now < this.#endsAt && !isSetBack) return [];
    this.#endsAt = now + WINDOW_MS;
    return this.end();
  }

  /** What was left out so far; counting begins anew. */
  end(): LeftOut[] {
    const leftOut = [...this.#seen].flatMap(([sort, count]) =>
      count > MOST_ALIKE ? { sort, times: count - MOST_ALIKE } : [],
    );
    this.#seen.clear();
    return leftOut;
  }
}
