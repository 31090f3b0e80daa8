import type { IncomingMessage, ServerResponse } from 'node:http';

import { TooSlowError } from '../../errors.ts';
import { BodyPace, type Pace } from './body-pace.ts';

type Limits = Pace & {
  /** Bytes; of what is passed over too. */
  readonly most: number;
};

/** The body of a request as long as it has not come whole, whoever reads it or nobody. */
export class ComingBody {
  readonly #raw: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #most: number;
  readonly #pace: BodyPace;
  #tooSlow: TooSlowError | undefined;
  #giveUp: ((reason: TooSlowError) => void) | undefined;
  readonly #bytesBefore: number;
  #seen: number;

  /** @param now ms, from any beginning */
  constructor(
    { raw, response }: { readonly raw: IncomingMessage; readonly response: ServerResponse },
    limits: Limits,
    now: number,
  ) {
    this.#raw = raw;
    this.#response = response;
    this.#most = limits.most;
    this.#pace = new BodyPace(limits, now);
    this.#bytesBefore = bytesRead(raw);
    this.#seen = this.#bytesBefore;
  }

  /** Calls back when it comes too slowly; at once, where it has been so. */
  onceTooSlow(giveUp: (reason: TooSlowError) => void): void {
    this.#giveUp = giveUp;
    if (this.#tooSlow !== undefined) giveUp(this.#tooSlow);
  }

  /**
   * Gives it up when it is too slow, and ends its connection at a later look: then its sender has had
   * the time to read why.
   *
   * @returns whether it is to be looked at again
   */
  look(now: number): boolean {
    if (isWhole(this.#raw)) return false;
    const bytes = bytesRead(this.#raw);
    this.#pace.add(bytes - this.#seen, now);
    this.#seen = bytes;
    const isEnough = this.#tooSlow !== undefined && this.#response.writableFinished;
    if (isEnough || bytes - this.#bytesBefore > this.#most) {
      this.#raw.destroy();
      return false;
    }
    if (this.#tooSlow === undefined && this.#pace.isTooSlow(now)) {
      this.#tooSlow = new TooSlowError();
      this.#giveUp?.(this.#tooSlow);
    }
    return true;
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || length !== '0';
}

/** Whether nothing more of it is to come. */
export function isWhole({ complete, destroyed, readableEnded }: IncomingMessage): boolean {
  return complete || destroyed || readableEnded;
}

const bytesRead = ({ socket }: IncomingMessage) => socket.bytesRead ?? 0;
