import { LimitReachedError } from '../errors.ts';

export type QueueLimits = {
  /** How many may wait behind the one whose turn it is: of one owner, and in all. */
  readonly mostWaiting: { readonly ofOne: number; readonly inAll: number };
  readonly longestWaitMs: number;
  /** What those are told who are not let in, and when they may come back. */
  readonly refusal: { readonly text: string; readonly comeBackMs: number };
};

/** Who takes turns with others: a reader by id, or all of a network as one. */
export type Owner = number | string;

type Waiting = { readonly owner: Owner; readonly begin: () => void };

/**
 * Lets in one at a time and keeps nobody waiting for long. Owners take turns, each with what they
 * brought in its order, so that nobody waits for more than one of each other owner.
 */
export class JobQueue {
  readonly #limits: QueueLimits;
  /** By owner; whose turn is next comes first, who has just acted last. */
  readonly #waiting = new Map<Owner, Waiting[]>();
  #isBusy = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Acts when it is this one's turn; who gives up while waiting does not hold up those behind. What
   * has begun is never given up here: it listens to the signal itself.
   *
   * @throws LimitReachedError when too many are waiting, or the wait becomes too long; the signal's
   * reason once it is aborted.
   */
  async run<Result>(
    owner: Owner,
    act: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isBusy) await this.#turnOf(owner, signal);
    this.#isBusy = true;
    try {
      return await act();
    } finally {
      this.#letInNextAfter(owner);
    }
  }

  async #turnOf(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    this.#refuseTooMany(owner);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, begin: resolve };
    const giveUp = (reason: unknown) => {
      this.#remove(waiting);
      reject(reason);
    };
    const leave = () => giveUp(signal?.reason);
    const timer = setTimeout(() => giveUp(this.#busy()), this.#limits.longestWaitMs);
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), waiting]);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  #refuseTooMany(owner: Owner): void {
    const { ofOne, inAll } = this.#limits.mostWaiting;
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= inAll || (this.#waiting.get(owner)?.length ?? 0) >= ofOne) throw this.#busy();
  }

  #busy(): LimitReachedError {
    const { text, comeBackMs } = this.#limits.refusal;
    return new LimitReachedError(text, comeBackMs);
  }

  /** Stays busy where another is let in, so that nobody slips in between. */
  #letInNextAfter(owner: Owner): void {
    const others = this.#waiting.get(owner);
    this.#waiting.delete(owner);
    if (others !== undefined) this.#waiting.set(owner, others);
    const next = [...this.#waiting.values()].at(0)?.at(0);
    this.#isBusy = next !== undefined;
    if (next === undefined) return;
    this.#remove(next);
    next.begin();
  }

  #remove(waiting: Waiting): void {
    const rest = (this.#waiting.get(waiting.owner) ?? []).filter((other) => other !== waiting);
    if (rest.length > 0) this.#waiting.set(waiting.owner, rest);
    else this.#waiting.delete(waiting.owner);
  }
}
