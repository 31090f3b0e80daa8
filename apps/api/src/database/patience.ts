import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 5000;
const PAUSE_MS = 20;
const LONGEST_PAUSE_AFTER_CONFLICT_MS = 50;

/**
 * How long what cannot be done now is tried again: five seconds from the first failure on, for all
 * who wait alike. Whoever comes later is told so sooner, so that nobody waits for those before them.
 */
export class Patience {
  readonly #now: () => number;
  #failingSince: number | undefined;
  #failedAt = 0;
  #success: PromiseWithResolvers<void> | undefined;

  /** @param now ms, from any beginning */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** After a failure: pauses, and returns whether to try again. */
  async isLeft(): Promise<boolean> {
    if (!this.#isLeftNow()) return false;
    await delay(PAUSE_MS);
    return true;
  }

  worked(): void {
    this.#failingSince = undefined;
    this.#success?.resolve();
    this.#success = undefined;
  }

  /** Once something works, whose ever it is. */
  nextSuccess(): Promise<void> {
    this.#success ??= Promise.withResolvers();
    return this.#success.promise;
  }

  #isLeftNow(): boolean {
    const now = this.#now();
    // Where nobody has tried for long, nobody knows how long it has been failing.
    const isNews = this.#failingSince === undefined || now - this.#failedAt > PATIENCE_MS;
    if (isNews) this.#failingSince = now;
    this.#failedAt = now;
    return now - (this.#failingSince ?? now) < PATIENCE_MS;
  }
}

/** A moment, of another length for each of those who were in each other's way. */
export const pauseAfterConflict = () => delay(Math.random() * LONGEST_PAUSE_AFTER_CONFLICT_MS);
