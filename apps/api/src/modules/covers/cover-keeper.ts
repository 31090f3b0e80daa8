import { HOUR_MS } from '@morsel/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';

import type { Deps } from '../../deps.ts';
import { RepeatFold } from '../../fold-repeats.ts';
import type { Picture } from './picture.ts';
import { type CoverState, findCoverState, storeAttempt } from './queries.ts';

const AT_ONCE = 4;
/** Beyond that, a cover is left for the first request that asks for it. */
const LONGEST_QUEUE = 100;
const RETRY_AFTER_MS = HOUR_MS;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

const FAILURE = 'cover picture cannot be had';

/** Fetches the remote covers of books once and keeps them in the database, a few at a time. */
export class CoverKeeper {
  readonly #deps: Deps;
  readonly #log: Log;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #stopping = new AbortController();
  readonly #failures = new RepeatFold();

  constructor(deps: Deps, log: Log) {
    this.#deps = deps;
    this.#log = log;
  }

  /**
   * Ends when the book's cover is kept or could not be had; never fails. Nothing is fetched that is
   * there already or failed less than an hour ago.
   */
  keep(bookId: number): Promise<void> {
    const known = this.#underWay.get(bookId);
    if (known !== undefined) return known;
    if (this.#stopping.signal.aborted || this.#underWay.size >= LONGEST_QUEUE) {
      return Promise.resolve();
    }
    const work = this.#queue
      .add(() => this.#work(bookId))
      .catch((error: unknown) => this.#log.error({ err: error, bookId }, 'cover was not kept'))
      .finally(() => this.#underWay.delete(bookId));
    this.#underWay.set(bookId, work);
    return work;
  }

  /** Whether keeping such a cover would try to fetch it. */
  isWanted({ imageUrl, sourceUrl, contentType, failedAt }: CoverState): boolean {
    // Pictures of the built-in books have addresses without a host: they are files of our own.
    if (imageUrl === null || !imageUrl.startsWith('https://')) return false;
    if (imageUrl !== sourceUrl) return true;
    return contentType === null && (failedAt ?? 0) <= this.#deps.now() - RETRY_AFTER_MS;
  }

  /** Breaks off what is under way, to be tried again after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#underWay.values());
  }

  /** The address may change meanwhile, so it is looked at again after each attempt. */
  async #work(bookId: number): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const state = await findCoverState(this.#deps.db, bookId);
      if (!state?.imageUrl || !this.isWanted(state)) return;
      await this.#attempt(bookId, state.imageUrl);
    }
  }

  async #attempt(bookId: number, sourceUrl: string): Promise<void> {
    const { db, now } = this.#deps;
    const picture = await this.#fetched(bookId, sourceUrl);
    if (this.#stopping.signal.aborted) return;
    await storeAttempt(db, {
      bookId,
      sourceUrl,
      contentType: picture?.contentType ?? null,
      bytes: picture?.bytes ?? null,
      fetchedAt: picture === undefined ? null : now(),
      failedAt: picture === undefined ? now() : null,
    });
  }

  async #fetched(bookId: number, address: string): Promise<Picture | undefined> {
    try {
      return await this.#deps.fetchPicture(address, this.#stopping.signal);
    } catch (error) {
      this.#tellFailure(bookId, error);
      return undefined;
    }
  }
  /** Readers type addresses as they like: a flood of wrong ones does not flood the log. */
  #tellFailure(bookId: number, error: unknown): void {
    for (const { sort, times } of this.#failures.endWindow(this.#deps.now())) {
      this.#log.warn({ times }, `${sort}: so it was with others`);
    }
    if (this.#failures.lets(FAILURE)) this.#log.warn({ err: error, bookId }, FAILURE);
  }
}
