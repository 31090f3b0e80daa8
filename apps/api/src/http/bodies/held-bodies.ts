import { LimitReachedError } from '../../errors.ts';
import type { Sender, Trust } from '../../sender.ts';

const COME_BACK_MS = 20_000;

const RANKS: Readonly<Record<Trust, number>> = { newcomer: 0, known: 1, admin: 2 };

export type HeldLimits = {
  /** What is held, as those are told who have to wait. */
  readonly what: string;
  /** Bytes that each body has for nothing: so small a one never waits for others. */
  readonly free: number;
  /** Bytes of bodies that one sender may have on the way or waiting at once, and all but admins. */
  readonly ofOne: number;
  readonly inAll: number;
};

/**
 * What the server holds in memory of bodies of one kind, so that it stays within bounds. Where
 * there is no room for more, a body makes room that is still coming or waits for something: one of
 * newcomers first, then of whoever holds most.
 */
export class HeldBodies {
  readonly #limits: HeldLimits;
  /** In the order in which they began. */
  readonly #bodies = new Set<HeldBody>();
  readonly #ofSenders = new Map<Sender['id'], number>();
  #inAll = 0;

  constructor(limits: HeldLimits) {
    this.#limits = limits;
  }

  hold(sender: Sender): HeldBody {
    const body = new HeldBody(this, sender, this.#limits.free);
    this.#bodies.add(body);
    return body;
  }

  /** @throws LimitReachedError where there is no room for so many bytes more of it. */
  grow(body: HeldBody, bytes: number): void {
    const { sender } = body;
    if (!this.#bodies.has(body)) throw this.#busy();
    if (this.#of(sender) + bytes > this.#limits.ofOne) throw this.#tooManyOfOne();
    while (sender.trust !== 'admin' && this.#inAll + bytes > this.#limits.inAll) {
      this.#whoMakesRoom(body, bytes).pushOut(this.#busy());
    }
    this.#count(sender, bytes);
  }

  release(body: HeldBody): void {
    if (this.#bodies.delete(body)) this.#count(body.sender, -body.bytes);
  }

  /** Looks at each once: there may be thousands of them. */
  #whoMakesRoom(body: HeldBody, bytes: number): HeldBody {
    const own = { rank: rankOf(body), held: this.#of(body.sender) + bytes };
    let first = own;
    let found: HeldBody | undefined;
    for (const other of this.#bodies) {
      if (other.isKept || other.bytes === 0) continue;
      const its = { rank: rankOf(other), held: this.#of(other.sender) };
      if (its.rank > first.rank || (its.rank === first.rank && its.held <= first.held)) continue;
      first = its;
      found = other;
    }
    if (found === undefined) throw this.#busy();
    return found;
  }

  #of({ id }: Sender): number {
    return this.#ofSenders.get(id) ?? 0;
  }

  #count({ id, trust }: Sender, bytes: number): void {
    const all = (this.#ofSenders.get(id) ?? 0) + bytes;
    if (all > 0) this.#ofSenders.set(id, all);
    else this.#ofSenders.delete(id);
    if (trust !== 'admin') this.#inAll += bytes;
  }

  #busy(): LimitReachedError {
    return new LimitReachedError(`Morsel is busy with other ${this.#limits.what}.`, COME_BACK_MS);
  }

  #tooManyOfOne(): LimitReachedError {
    const text = `Other ${this.#limits.what} from here are on their way.`;
    return new LimitReachedError(text, COME_BACK_MS);
  }
}

/** A body that is held. */
export class HeldBody {
  readonly sender: Sender;
  /** Those that count. */
  bytes = 0;
  isKept = false;
  readonly #all: HeldBodies;
  #free: number;
  #pushedOut: LimitReachedError | undefined;
  #giveUp: ((reason: LimitReachedError) => void) | undefined;

  constructor(all: HeldBodies, sender: Sender, free: number) {
    this.#all = all;
    this.sender = sender;
    this.#free = free;
  }

  /** Calls back when it has to make room, of all who ask the last one; at once, where it has had to. */
  oncePushedOut(giveUp: (reason: LimitReachedError) => void): void {
    this.#giveUp = giveUp;
    if (this.#pushedOut !== undefined) giveUp(this.#pushedOut);
  }

  /** @throws LimitReachedError where there is no room for so many bytes more. */
  grow(bytes: number): void {
    const counted = Math.max(0, bytes - this.#free);
    this.#free = Math.max(0, this.#free - bytes);
    if (counted === 0) return;
    this.#all.grow(this, counted);
    this.bytes += counted;
  }

  /** It is worked on, and makes room for nobody from now on. */
  keep(): void {
    this.isKept = true;
  }

  pushOut(reason: LimitReachedError): void {
    this.release();
    this.#pushedOut = reason;
    this.#giveUp?.(reason);
  }

  release(): void {
    this.#all.release(this);
  }
}

const rankOf = ({ sender }: HeldBody) => RANKS[sender.trust];
