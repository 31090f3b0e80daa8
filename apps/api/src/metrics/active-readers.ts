import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';

export const WINDOWS = { '5m': 5 * MINUTE_MS, '1d': DAY_MS } as const;

/** Who has made a request of this process lately. A start begins anew: no table is asked. */
export class ActiveReaders {
  /** Epoch ms of the last request by the id of the reader; who was seen last is last. */
  readonly #seen = new Map<number, number>();

  note(readerId: number, now: number): void {
    this.#seen.delete(readerId);
    this.#seen.set(readerId, now);
  }

  /** How many within each window; who was not seen for the longest of them is forgotten. */
  count(now: number): Record<keyof typeof WINDOWS, number> {
    for (const [readerId, seenAt] of this.#seen) {
      if (seenAt > now - WINDOWS['1d']) break;
      this.#seen.delete(readerId);
    }
    const within = (ms: number) =>
      [...this.#seen.values()].filter((seenAt) => seenAt > now - ms).length;
    return { '5m': within(WINDOWS['5m']), '1d': within(WINDOWS['1d']) };
  }
}
