import type { Environment } from '../environment.ts';
import { tryAgain } from '../outbox/manage-outbox.ts';
import { setStatus } from '../status.ts';
import { Pause } from './pause.ts';
import type { PendingReplies } from './pending-replies.ts';
import { Sender } from './sender.ts';
import { showReader, type TabChannel } from './tab-channel.ts';

/** What the drain of a tab works with. */
export interface DrainParts {
  readonly environment: Environment;
  readonly replies: PendingReplies;
  readonly channel: TabChannel;
}

/** Says for whom operations go out, and when: for the current reader only, unless there is a pause. */
export class Drain {
  readonly sender: Sender;
  readonly #pause: Pause;
  #ownerId: number | undefined;
  #isStill: (() => boolean) | undefined;

  constructor(parts: DrainParts) {
    this.#pause = new Pause(parts.environment, () => void this.wake());
    this.sender = new Sender({ ...parts, pause: this.#pause, owner: () => this.ownerId });
  }

  /** Whose operations go out. */
  get ownerId(): number | undefined {
    return this.#isStill?.() ? this.#ownerId : undefined;
  }

  /** From now on this reader's operations go out, as long as `isStill`, and nobody else's. */
  async sendFor(ownerId: number | undefined, isStill: () => boolean): Promise<void> {
    this.#ownerId = ownerId;
    this.#isStill = isStill;
    this.#pause.endForSession();
    setStatus({ drain: 'idle' });
    await showReader(ownerId);
    if (ownerId !== undefined) await tryAgain(ownerId).catch(() => undefined);
    void this.wake();
  }

  /** The same in a page that has not said yet who reads. */
  presume(ownerId: number): void {
    if (!this.#isStill) void this.sendFor(ownerId, () => true);
  }

  /** Sends what can be sent now; what cannot is said to wait. */
  wake(): Promise<void> {
    return this.sender.send();
  }

  /** The same; a pause because Morsel was not reached ends within this time (ms). */
  wakeSoon(ms: number): Promise<void> {
    this.#pause.shorten(ms);
    return this.wake();
  }

  /** The same, whatever was in the way, and what stands aside once more. */
  async wakeNow(): Promise<void> {
    const wasSending = this.sender.isSending;
    this.#pause.endForSession();
    this.#pause.endBackOff();
    if (this.ownerId !== undefined) await tryAgain(this.ownerId).catch(() => undefined);
    await this.wake();
    if (!wasSending) return;
    // What was on its way may have failed since: it was not sent now, or is on its way for another.
    this.#pause.endBackOff();
    await this.wake();
  }

  /** The server takes the session that it refused: there is another try, later and later. */
  goOn(): void {
    if (!this.#pause.isForSession) return;
    this.#pause.trySessionAgain();
    setStatus({ drain: 'idle' });
  }

  /** Sends what can be sent, then does the work while nothing is sent. It must not wait for sending. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.sender.alone(work);
  }

  /** Sends nothing any more, and gives up what is on its way. */
  stop(): void {
    this.sender.stop();
    this.#pause.endBackOff();
  }
}
