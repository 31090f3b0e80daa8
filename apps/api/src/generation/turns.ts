import { LimitReachedError } from '../errors.ts';

const MOST_WAITING = 8;
const COME_BACK_MS = 30_000;

/** Lets in one at a time, in the order in which they came, and turns away who finds a long queue. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #inside = 0;

  /**
   * Acts when it is this one's turn; who gives up while waiting does not hold up those behind.
   *
   * @throws LimitReachedError when too many are waiting, and the signal's reason once it is aborted.
   */
  async take<Result>(act: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    if (this.#inside > MOST_WAITING) {
      throw new LimitReachedError('Morsel is busy with other books.', COME_BACK_MS);
    }
    this.#inside += 1;
    const before = this.#last;
    const mine = unlessAborted(before, signal).then(act);
    this.#last = Promise.allSettled([before, mine]).then(() => undefined);
    try {
      return await mine;
    } finally {
      this.#inside -= 1;
    }
  }
}

function unlessAborted(awaited: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  void awaited.then(resolve);
  return promise.finally(() => signal.removeEventListener('abort', giveUp));
}
