import { keepWaiting } from '../outbox.ts';
import { getStatus, setStatus } from '../status.ts';
import { type BackOff, createBackOff } from './back-off.ts';
import type { Failure } from './failures.ts';
import { whileAlone } from './lock.ts';
import type { News } from './news.ts';
import { sendAll } from './sending-all.ts';
import { showReader } from './shown-reader.ts';
import type { Surroundings } from './surroundings.ts';
import { createTurns } from './turns.ts';
import { withinTime } from './within-time.ts';
import type { Words } from './words.ts';

/** What waits is given so long to go out before the reader changes. */
const BEFORE_CHANGE_MS = 10_000;

/** What the drain of a tab works with. */
interface DrainParts {
  readonly around: Surroundings;
  readonly words: Words;
  readonly news: News;
}

/** All of a tab that has to do with sending. */
export interface Tab extends DrainParts {
  readonly drain: Drain;
}

/**
 * The one who sends: in one tab at a time, for the current reader only, until nothing waits or
 * something is in the way.
 */
export class Drain {
  readonly #parts: DrainParts;
  readonly #backOff: BackOff;
  readonly #turns = createTurns(() => this.#takeTurn());
  readonly #stopped = new AbortController();
  #ownerId: number | undefined;
  #isStill: (() => boolean) | undefined;
  #isPaused = false;
  #isSlow = false;

  constructor(parts: DrainParts) {
    this.#parts = parts;
    this.#backOff = createBackOff(parts.around, () => void this.wake());
  }

  /** Whose operations go out. */
  get ownerId(): number | undefined {
    return this.#isStill?.() ? this.#ownerId : undefined;
  }

  /** Whether what is on its way takes so long that nobody should wait for the next. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Whether it sends nothing any more. */
  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Somebody has waited for too long for what is on its way. */
  noteSlowness(): void {
    this.#isSlow = this.#turns.isRunning();
  }

  /** From now on this reader's operations go out, as long as `isStill`, and nobody else's. */
  async setSender(ownerId: number | undefined, isStill: () => boolean): Promise<void> {
    this.#ownerId = ownerId;
    this.#isStill = isStill;
    this.#isPaused = false;
    setStatus({ drain: 'idle' });
    await showReader(ownerId);
    void this.wake();
  }

  /** The same in a page that has not said yet who reads. */
  presume(ownerId: number): void {
    if (!this.#isStill) void this.setSender(ownerId, () => true);
  }

  /** Sends what can be sent now; what cannot is said to wait. */
  async wake(): Promise<void> {
    if (this.isStopped) return;
    await (this.#canSend() ? this.#turns.ask() : this.#postpone());
  }

  /** The same; a pause because Morsel was not reached ends within this time (ms). */
  wakeSoon(ms: number): Promise<void> {
    this.#backOff.shorten(ms);
    return this.wake();
  }

  /** The same, whatever was in the way. */
  async wakeNow(): Promise<void> {
    const wasSending = this.#turns.isRunning();
    this.#isPaused = false;
    this.#backOff.end();
    await this.wake();
    if (!wasSending || !this.#backOff.isOn()) return;
    // What was on its way has failed since; it was not sent now.
    this.#backOff.end();
    await this.wake();
  }

  /** The server takes the session that it refused: there is another try, later and later. */
  goOn(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#backOff.fail({ why: 'busy' });
    setStatus({ drain: 'idle' });
  }

  /** Sends what can be sent, then does the work while nothing is sent. It must not wait for sending. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return whileAlone(async () => {
      const { around } = this.#parts;
      const limits = { ms: BEFORE_CHANGE_MS, signal: this.#stopped.signal };
      if (!this.#isPaused && around.isOnline()) {
        await this.#attempt(() => withinTime(around, limits, (signal) => this.#sendAll(signal)));
      }
      return work();
    });
  }

  /** Sends nothing any more, and gives up what is on its way. */
  stop(): void {
    this.#stopped.abort();
    this.#backOff.end();
  }

  #canSend(): boolean {
    const isFree = !this.#isPaused && !this.#backOff.isOn() && !this.isStopped;
    return isFree && this.ownerId !== undefined && this.#parts.around.isOnline();
  }

  async #takeTurn(): Promise<void> {
    const { signal } = this.#stopped;
    const send = async () => {
      if (this.#canSend()) await this.#sendAll(signal);
    };
    await this.#attempt(() => whileAlone(send, signal));
    this.#isSlow = false;
  }

  /** It may be called off, or the device may not be able to read or write its outbox now. */
  async #attempt(sending: () => Promise<void>): Promise<void> {
    try {
      await sending();
    } catch {
      if (!this.isStopped) await this.#heed({ why: 'unreached' });
    }
  }

  async #sendAll(signal: AbortSignal): Promise<void> {
    const failure = await sendAll({ ...this.#parts, owner: () => this.ownerId }, signal);
    if (failure) return this.#heed(failure);
    this.#backOff.end();
    const { connection } = getStatus();
    setStatus({ drain: 'idle', connection: connection === 'offline' ? 'unknown' : connection });
  }

  #heed(failure: Failure): Promise<void> {
    if (failure.why === 'session') this.#isPaused = true;
    else this.#backOff.fail(failure);
    return this.#postpone();
  }

  async #postpone(): Promise<void> {
    const { words, news, around } = this.#parts;
    setStatus({ drain: this.#isPaused ? 'paused' : 'idle' });
    if (!around.isOnline()) setStatus({ connection: 'offline' });
    const kept = await keepWaiting((opId) => words.isAwaited(opId)).catch(() => []);
    if (kept.length === 0) return;
    await news.tell({ words: kept.map((opId) => ({ opId, status: 'waiting' })) });
  }
}
