import type { Failure } from '@morsel/sdk';
import { MINUTE_MS } from '@morsel/sdk/domain';

import { type Environment, whileAlone } from '../environment.ts';
import { getStatus, setStatus } from '../status.ts';
import type { Pause } from './pause.ts';
import type { PendingReplies } from './pending-replies.ts';
import { resendLost } from './resend-lost.ts';
import { sendBatches, withinTime } from './send-batches.ts';
import type { TabChannel } from './tab-channel.ts';

const LOCK = 'morsel-drain';

/** What waits is given so long to go out before the reader changes. */
const BEFORE_CHANGE_MS = 10_000;

/** What the server could not do with is sent again after so long at the earliest. */
const NEXT_RESENDING_MS = 5 * MINUTE_MS;

interface SenderParts {
  readonly environment: Environment;
  readonly replies: PendingReplies;
  readonly channel: TabChannel;
  readonly pause: Pause;
  /** Whose operations may go out at this moment. */
  readonly owner: () => number | undefined;
}

/**
 * Sends what waits, in the order of doing, in one tab at a time; the server takes what comes twice as
 * once.
 */
export class Sender {
  readonly #parts: SenderParts;
  readonly #stopped = new AbortController();
  #isAsked = false;
  #turn: Promise<void> | undefined;
  #isSlow = false;
  #resent: { readonly name: string; readonly until: number } | undefined;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get isSending(): boolean {
    return this.#turn !== undefined;
  }

  /** Whether it sends nothing any more. */
  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Whether what is on its way takes so long that nobody should wait for the next. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Somebody has waited for too long for what is on its way. */
  noteSlowness(): void {
    this.#isSlow = this.isSending;
  }

  /** Sends what can be sent now; what cannot is said to wait. */
  async send(): Promise<void> {
    if (this.isStopped) return;
    await (this.#canSend() ? this.#takeTurn() : this.#postpone());
  }

  /** Sends what can be sent, then does the work while nothing is sent. It must not wait for sending. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return whileAlone(LOCK, async () => {
      const { environment, pause } = this.#parts;
      const limits = { ms: BEFORE_CHANGE_MS, signal: this.#stopped.signal };
      if (!pause.isForSession && environment.isOnline()) {
        await this.#attempt(() =>
          withinTime(environment, limits, (signal) => this.#sendAll(signal)),
        );
      }
      return work();
    });
  }

  /** Sends nothing any more, and gives up what is on its way. */
  stop(): void {
    this.#stopped.abort();
  }

  #canSend(): boolean {
    const { environment, pause, owner } = this.#parts;
    return !pause.isOn && !this.isStopped && owner() !== undefined && environment.isOnline();
  }

  /** Never twice at once: what is asked for meanwhile is done afterwards. */
  #takeTurn(): Promise<void> {
    this.#isAsked = true;
    this.#turn ??= this.#sendWhileAsked();
    return this.#turn;
  }

  async #sendWhileAsked(): Promise<void> {
    const { signal } = this.#stopped;
    const send = async () => {
      if (this.#canSend()) await this.#sendAll(signal);
    };
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        await this.#attempt(() => whileAlone(LOCK, send, signal));
        this.#isSlow = false;
      }
    } finally {
      this.#turn = undefined;
    }
  }

  /** It may be called off, or the device may not be able to read or write its outbox now. */
  async #attempt(sending: () => Promise<void>): Promise<void> {
    try {
      await sending();
    } catch {
      if (!this.isStopped) await this.#heed({ kind: 'unreached' });
    }
  }

  /** Until nothing waits, or something is in the way of the rest. */
  async #sendAll(signal: AbortSignal): Promise<void> {
    const failure = (await this.#resend(signal)) ?? (await sendBatches(this.#parts, signal));
    if (failure) return this.#heed(failure);
    this.#parts.pause.endBackOff();
    const { connection } = getStatus();
    setStatus({ drain: 'idle', connection: connection === 'offline' ? 'unknown' : connection });
  }

  /** Once for each reader and epoch that this page meets, and now and then while some of it is left. */
  async #resend(signal: AbortSignal): Promise<Failure | undefined> {
    const { environment, channel, owner } = this.#parts;
    const [ownerId, epoch] = [owner(), environment.epoch()];
    if (ownerId === undefined || epoch === undefined) return undefined;
    const name = `${ownerId} ${epoch}`;
    if (this.#resent?.name === name && environment.now() < this.#resent.until) return undefined;
    const resent = await resendLost({ environment, channel, ownerId, epoch }, signal);
    if (typeof resent === 'object') return resent;
    const until = resent === 'all' ? Infinity : environment.now() + NEXT_RESENDING_MS;
    this.#resent = { name, until };
    return undefined;
  }

  /** Leaves what could not be sent for later. */
  #heed(failure: Failure): Promise<void> {
    this.#parts.pause.begin(failure);
    return this.#postpone();
  }

  /** What was done just now, and cannot be sent now, is said to wait. */
  async #postpone(): Promise<void> {
    const { environment, replies, channel, pause } = this.#parts;
    setStatus({ drain: pause.isForSession ? 'paused' : 'idle' });
    if (!environment.isOnline()) setStatus({ connection: 'offline' });
    await channel.postpone((opId) => replies.isExpected(opId));
  }
}
