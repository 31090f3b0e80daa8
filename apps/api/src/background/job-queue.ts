import { LimitReachedError } from '../errors.ts';
import type { Sender } from '../sender.ts';
import { whoMakesRoom } from './make-room.ts';
import { RecentWork } from './recent-work.ts';

export type QueueLimits = {
  /** How many may wait behind the one whose turn it is: of one sender, and in all. */
  readonly mostWaiting: { readonly ofOne: number; readonly inAll: number };
  readonly longestWaitMs: number;
  /** What those are told who are not let in, and when they may come back. */
  readonly refusal: { readonly text: string; readonly comeBackMs: number };
};

type Waiting = {
  readonly sender: Sender;
  readonly begin: () => void;
  readonly giveUp: (reason: unknown) => void;
};

/**
 * Lets in one at a time and keeps nobody waiting for long. Whoever has taken the least time lately
 * comes first, so that others wait for one job of a sender, however many that brings; of equals
 * who came first does. Where there are too many, the last of whoever waits with most is turned away.
 */
export class JobQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #work: RecentWork;
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  /** @param now ms, from any beginning */
  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#work = new RecentWork(now);
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Acts when it is this one's turn; who gives up while waiting does not hold up those behind. What
   * has begun is never given up here: it listens to the signal itself.
   *
   * @throws LimitReachedError when too many are waiting, or the wait becomes too long; the signal's
   * reason once it is aborted.
   */
  async run<Result>(
    sender: Sender,
    act: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isBusy) await this.#turnOf(sender, signal);
    this.#isBusy = true;
    const start = this.#now();
    try {
      return await act();
    } finally {
      // A little for each: those without any duration take turns too.
      this.#work.add(sender, this.#now() - start + 1);
      this.#letInNext();
    }
  }

  async #turnOf(sender: Sender, signal: AbortSignal | undefined): Promise<void> {
    this.#makeRoom(sender);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      this.#remove(waiting);
      reject(reason);
    };
    const waiting = { sender, begin: resolve, giveUp };
    const leave = () => giveUp(signal?.reason);
    const timer = setTimeout(() => giveUp(this.#busy()), this.#limits.longestWaitMs);
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiting);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  #makeRoom(sender: Sender): void {
    const { ofOne, inAll } = this.#limits.mostWaiting;
    if (this.#waiting.filter((one) => one.sender.id === sender.id).length >= ofOne) {
      throw this.#busy();
    }
    if (this.#waiting.length < inAll) return;
    const last = whoMakesRoom(this.#waiting, sender);
    if (last === undefined) throw this.#busy();
    last.giveUp(this.#busy());
  }

  /** Stays busy where another is let in, so that nobody slips in between. */
  #letInNext(): void {
    const [first, ...others] = this.#waiting;
    this.#isBusy = first !== undefined;
    if (first === undefined) return;
    const next = others.reduce(
      (least, one) => (this.#work.compare(one.sender, least.sender) < 0 ? one : least),
      first,
    );
    this.#remove(next);
    next.begin();
  }

  #busy(): LimitReachedError {
    const { text, comeBackMs } = this.#limits.refusal;
    return new LimitReachedError(text, comeBackMs);
  }

  #remove(waiting: Waiting): void {
    const index = this.#waiting.indexOf(waiting);
    if (index !== -1) this.#waiting.splice(index, 1);
  }
}
