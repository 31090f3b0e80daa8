import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';

export const WINDOWS = { '5m': 5 * MINUTE_MS, '1d': DAY_MS } as const;

/** Who has made a request of this process lately. A start begins anew: no table is asked. */
export class ActiveReaders {
  /** Epoch ms of the last request by the id of the reader; who was seen last is last. */
  readonly #seen = new Map<number, number>();

  note(readerId: number, now: number): void {
    this.#seen.delete(readerId);
    this.#seen.set(readerId, now);
    this.#forgetBefore(now - WINDOWS['1d']);
  }

  /** How many within each window. */
  count(now: number): Record<keyof typeof WINDOWS, number> {
    const within = (ms: number) =>
      [...this.#seen.values()].filter((seenAt) => seenAt > now - ms).length;
    return { '5m': within(WINDOWS['5m']), '1d': within(WINDOWS['1d']) };
  }

  /** With each request, since nobody may ever count. */
  #forgetBefore(ms: number): void {
    for (const [readerId, seenAt] of this.#seen) {
      if (seenAt > ms) break;
      this.#seen.delete(readerId);
    }
  }
}
