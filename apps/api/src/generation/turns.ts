import { LimitReachedError } from '../errors.ts';

const COME_BACK_MS = 30_000;

export type TurnLimits = {
  /** How many may wait behind the one whose turn it is. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

/** Lets in one at a time, in the order in which they came, and keeps nobody waiting for long. */
export class Turns {
  readonly #limits: TurnLimits;
  #last: Promise<unknown> = Promise.resolve();
  #inside = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Acts when it is this one's turn; who gives up while waiting does not hold up those behind.
   *
   * @throws LimitReachedError when too many are waiting, or the wait becomes too long; the signal's
   * reason once it is aborted.
   */
  async take<Result>(act: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    if (this.#inside > this.#limits.mostWaiting) throw busy();
    this.#inside += 1;
    const before = this.#last;
    const mine = this.#wait(before, signal).then(act);
    this.#last = Promise.allSettled([before, mine]).then(() => undefined);
    try {
      return await mine;
    } finally {
      this.#inside -= 1;
    }
  }

  async #wait(turn: Promise<unknown>, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const giveUp = () => reject(signal.reason);
    const timer = setTimeout(() => reject(busy()), this.#limits.longestWaitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    void turn.then(resolve);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  }
}

const busy = () => new LimitReachedError('Morsel is busy with other books.', COME_BACK_MS);
