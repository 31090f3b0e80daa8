import { setTimeout as delay } from 'node:timers/promises';

import type { BookRuns } from '@morsel/sdk/contract';

import { LimitReachedError } from '../../errors.ts';
import { LOOK_EVERY_MS } from './wait-for-run.ts';

const MOST_STREAMS = 4;
const COME_BACK_MS = 15_000;

type Followed = {
  readonly list: () => Promise<BookRuns>;
  /** Whether whoever follows may still be told. */
  readonly isLetIn: () => Promise<boolean>;
};

/**
 * What a list of runs says, at once and each time it says something else, until no run is under way,
 * its follower is not let in any more, or the signal is aborted.
 */
export async function* changesOf(
  { list, isLetIn }: Followed,
  signal: AbortSignal,
): AsyncGenerator<BookRuns, void> {
  let told = '';
  while (!signal.aborted && (await isLetIn())) {
    const runs = await list();
    const said = JSON.stringify(runs);
    if (said !== told) yield runs;
    told = said;
    if (runs.every(({ state }) => state !== 'running')) return;
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Counts the streams of each reader in this process, whose load they are. */
export class Followers {
  readonly #streams = new Map<number, number>();

  /**
   * Counts one more until the signal is aborted.
   *
   * @throws LimitReachedError when the reader has too many already.
   */
  admit(readerId: number, signal: AbortSignal): void {
    if (signal.aborted) return;
    const count = this.#streams.get(readerId) ?? 0;
    if (count >= MOST_STREAMS) {
      throw new LimitReachedError('Too many pages of yours follow this.', COME_BACK_MS);
    }
    this.#streams.set(readerId, count + 1);
    signal.addEventListener('abort', () => this.#dismiss(readerId), { once: true });
  }

  #dismiss(readerId: number): void {
    const left = (this.#streams.get(readerId) ?? 1) - 1;
    if (left > 0) this.#streams.set(readerId, left);
    else this.#streams.delete(readerId);
  }
}
