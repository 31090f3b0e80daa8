import { HOUR_MS } from '@morsel/sdk/domain';

import type { Dialect } from './dialect.ts';

/** So often in a row a schema is overlooked before it is no longer sent. */
const OVERLOOKED_ENOUGH = 3;
/** After so long, what a server did not take is tried once more: another one may stand there by now. */
const TRY_AGAIN_MS = HOUR_MS;
/** For no longer a server is left alone, whatever it asks for. */
const LONGEST_REST_MS = HOUR_MS;

/** What this process has learned of a provider, for all who ask it. Times are epoch ms. */
export class KnownProvider {
  readonly #first: Dialect;
  #dialect: Dialect;
  #learnedAt = 0;
  /** Answers in a row that broke a schema which was sent. */
  #overlooked = 0;
  #restsUntil = 0;

  constructor(first: Dialect) {
    this.#first = first;
    this.#dialect = first;
  }

  /** How it wants to be asked, as far as it is known. */
  dialectAt(now: number): Dialect {
    if (now < this.#learnedAt + TRY_AGAIN_MS) return this.#dialect;
    const { schema, stream } = this.#first;
    return { ...this.#dialect, schema, stream };
  }

  /**
   * Keeps a dialect in which there was an answer. One answer that broke the schema changes nothing:
   * `hasOverlooked`, it broke one that was sent, and not when it was told.
   */
  answered(dialect: Dialect, hasOverlooked: boolean, now: number): void {
    if (dialect.schema === 'sent') this.#overlooked = 0;
    if (hasOverlooked) this.#overlooked += 1;
    const isHasty = hasOverlooked && this.#overlooked < OVERLOOKED_ENOUGH;
    const kept = isHasty ? { ...dialect, schema: this.#first.schema } : dialect;
    const isLearned = kept.schema !== this.#dialect.schema || kept.stream !== this.#dialect.stream;
    const isTriedAgain = now >= this.#learnedAt + TRY_AGAIN_MS;
    if (isLearned || isTriedAgain) this.#learnedAt = now;
    this.#dialect = kept;
  }

  /** Until when it wants to be left alone; undefined when it may be asked. */
  restingAt(now: number): number | undefined {
    return now < this.#restsUntil ? this.#restsUntil : undefined;
  }

  rests(until: number, now: number): void {
    this.#restsUntil = Math.min(until, now + LONGEST_REST_MS);
  }
}
