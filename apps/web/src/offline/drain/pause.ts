import type { Failure } from '@morsel/sdk';
import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Environment } from '../environment.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 5 * MINUTE_MS;

/** How long to wait (ms) after so many failures in a row; `random` is from 0 to 1. */
export function delayAfter(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  // Spread out, so that devices which failed together do not come back together.
  return most * (0.5 + random / 2);
}

interface BackOff {
  readonly endsAt: number;
  /** The server was reached, and wants to be left alone. */
  readonly sparesServer: boolean;
  readonly callOff: () => void;
}

/**
 * Why nothing is sent for now: the server does not take the reader's session, or calls have failed,
 * which leaves longer and longer pauses between attempts.
 */
export class Pause {
  readonly #environment: Pick<Environment, 'after' | 'now' | 'random'>;
  readonly #work: () => void;
  #failures = 0;
  #backOff: BackOff | undefined;
  #isForSession = false;

  /** Does the work when a pause between attempts is over. */
  constructor(environment: Pick<Environment, 'after' | 'now' | 'random'>, work: () => void) {
    this.#environment = environment;
    this.#work = work;
  }

  get isOn(): boolean {
    return this.#isForSession || this.isBackingOff;
  }

  /** Whether it lasts for some time only. */
  get isBackingOff(): boolean {
    return this.#backOff !== undefined;
  }

  /** Whether it lasts until the server takes the session, or the reader is another. */
  get isForSession(): boolean {
    return this.#isForSession;
  }

  /** Sending has failed. */
  begin(failure: Failure): void {
    if (failure.kind === 'unknown-reader') this.#isForSession = true;
    else if (failure.kind !== 'temporary') this.#backOffFor(0, false);
    else this.#backOffFor((failure.retryAfter ?? 0) * 1000, true);
  }

  /** The session is taken after all: there is another try, later and later. */
  trySessionAgain(): void {
    this.#isForSession = false;
    this.#backOffFor(0, true);
  }

  endForSession(): void {
    this.#isForSession = false;
  }

  /** A pause between attempts ends within this time (ms), unless it spares the server. */
  shorten(ms: number): void {
    const { now } = this.#environment;
    if (!this.#backOff || this.#backOff.sparesServer) return;
    if (this.#backOff.endsAt > now() + ms) this.#wait(ms, false);
  }

  /** No pause between attempts, and the next one is short. */
  endBackOff(): void {
    this.#backOff?.callOff();
    this.#backOff = undefined;
    this.#failures = 0;
  }

  #backOffFor(least: number, sparesServer: boolean): void {
    this.#failures += 1;
    const delay = delayAfter(this.#failures, this.#environment.random());
    this.#wait(Math.max(delay, least), sparesServer);
  }

  #wait(ms: number, sparesServer: boolean): void {
    const { after, now } = this.#environment;
    this.#backOff?.callOff();
    const callOff = after(ms, () => {
      this.#backOff = undefined;
      this.#work();
    });
    this.#backOff = { endsAt: now() + ms, sparesServer, callOff };
  }
}
