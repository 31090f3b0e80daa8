import type { Readable } from 'node:stream';

import { InvalidInputError } from '../../errors.ts';
import { GatheredBytes } from './gathered-bytes.ts';

/** Each piece costs, however small it is; those of a slow line have some five hundred bytes. */
const FEWEST_BYTES_OF_A_PIECE = 256;
const MOST_SMALL_PIECES = 1000;

/**
 * A body while it is read whole. Where that stops before, nothing of it is kept, and the rest runs off: the
 * connection, and with it this reading, may stay long after its room was given to others.
 */
export class BodyReading {
  /**
   * Rejected with an InvalidInputError when the body breaks off or comes in too small pieces, with
   * what admits no more of it, or with the reason of who stops it.
   */
  readonly whole: Promise<Buffer>;
  readonly #payload: Readable;
  readonly #gathered = new GatheredBytes();
  readonly #admit: (piece: number, all: number) => void;
  readonly #reject: (reason: Error) => void;
  /** Streams that are no connections may bring text. */
  readonly #take = (piece: Buffer | string) =>
    this.#add(typeof piece === 'string' ? Buffer.from(piece) : piece);
  #isOver = false;

  /** @param admit throws where there is no room for a piece of so many bytes, of so many in all */
  constructor(payload: Readable, admit: (piece: number, all: number) => void) {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.whole = promise;
    this.#payload = payload;
    this.#admit = admit;
    this.#reject = reject;
    const breakOff = () => {
      if (!this.#isOver) this.stop(new InvalidInputError('The body broke off'));
    };
    payload.on('data', this.#take).on('error', breakOff).on('close', breakOff);
    payload.on('end', () => {
      if (this.#isOver) return;
      this.#isOver = true;
      resolve(this.#gathered.take());
    });
  }

  stop(reason: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#payload.off('data', this.#take).resume();
    this.#gathered.drop();
    this.#reject(reason);
  }

  #add(piece: Buffer): void {
    this.#gathered.add(piece);
    const { pieces, bytes } = this.#gathered;
    try {
      this.#admit(piece.length, bytes);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.stop(error);
    }
    if (pieces > MOST_SMALL_PIECES + bytes / FEWEST_BYTES_OF_A_PIECE) {
      this.stop(new InvalidInputError('The body comes in pieces that are too small'));
    }
  }
}
