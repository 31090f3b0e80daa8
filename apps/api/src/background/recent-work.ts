import { MINUTE_MS } from '@morsel/sdk/domain';

import { type Sender, groupOf } from '../sender.ts';

/** After so long, work counts half. */
const HALF_LIFE_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 1000;

type Amount = { readonly ms: number; readonly at: number };

/** How long senders have kept the processor lately; what is long ago is forgotten. */
export class RecentWork {
  readonly #amounts = new Map<string, Amount>();
  readonly #now: () => number;

  /** @param now ms, from any beginning */
  constructor(now: () => number) {
    this.#now = now;
  }

  add(sender: Sender, ms: number): void {
    for (const key of keysOf(sender)) {
      const before = this.#of(key);
      this.#amounts.delete(key);
      this.#amounts.set(key, { ms: before + ms, at: this.#now() });
    }
    for (const eldest of this.#amounts.keys()) {
      if (this.#amounts.size <= MOST_REMEMBERED) break;
      this.#amounts.delete(eldest);
    }
  }

  /** Below 0 when the first has taken less than the second: first as groups, then by themselves. */
  compare(a: Sender, b: Sender): number {
    const [amounts, others] = [a, b].map((sender) => keysOf(sender).map((key) => this.#of(key)));
    const differences = (amounts ?? []).map((amount, index) => amount - (others?.[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  }

  #of(key: string): number {
    const { ms, at } = this.#amounts.get(key) ?? { ms: 0, at: 0 };
    return ms * 2 ** ((at - this.#now()) / HALF_LIFE_MS);
  }
}

const keysOf = (sender: Sender) => [`group ${groupOf(sender)}`, `sender ${sender.id}`];
