import type Database from 'better-sqlite3';

import type { Db } from '../../../database/connection.ts';
import { earnedSince, readEarnedDays } from '../../reviews/read-earned-days.ts';
import type { Feed } from '../feed.ts';
import { type FeedRequest, isBackSoon, presentPage, readFeedPage } from '../read-feed.ts';
import { assemblePage, dueTimes } from './assemble-page.ts';
import { FeedMemory } from './feed-memory.ts';
import { rankStanding } from './frozen-ranking.ts';
import type { Fragment, Serialise } from './item-fragments.ts';
import { type Rankings, storeRankings } from './kept-rankings.ts';
import { pageOfRanking } from './page-of-ranking.ts';
import type { ReaderMemory, ReaderStanding } from './reader-memory.ts';

const MEGABYTE = 1024 * 1024;

type Options = {
  readonly handle: Database.Database;
  readonly megabytes: number;
  /** Told when rankings could not be written, which are then lost. */
  readonly onError: (error: unknown) => void;
};

/**
 * Pages of feeds out of memory: the same as `readFeedPage` reads out of the database. Rankings are in
 * memory alone; they are written when their reader has to make room, and when the server stops.
 */
export class HotFeed implements Feed {
  readonly #db: Db;
  readonly #memory: FeedMemory;
  readonly #onError: (error: unknown) => void;
  #isClosed = false;
  /** Rankings of readers who have left, until they are written. */
  #leaving = new Map<number, Rankings>();
  #storing: Promise<void> | undefined;

  constructor(db: Db, { handle, megabytes, onError }: Options) {
    this.#db = db;
    this.#memory = new FeedMemory(db, { handle, bytes: megabytes * MEGABYTE });
    this.#onError = onError;
  }

  async readPage(request: FeedRequest, serialise: Serialise): Promise<string> {
    if (this.#isClosed) return serialise(await readFeedPage(this.#db, request));
    const { reader } = request;
    let memory = this.#memory.current(reader);
    while (memory === undefined) {
      // Who has just left may be back before what they have was written.
      await this.#storing;
      await this.#memory.bringUp(reader);
      memory = this.#memory.broughtUp(reader);
    }
    const { known } = memory;
    if (known === undefined) throw new Error(`The standing of reader ${reader.id} is not known`);
    const ids = this.#pageOf(memory, known, request);
    for (const [id, leaver] of this.#memory.readers.makeRoom(memory)) this.#leave(id, leaver);
    const dueAt = dueTimes(known, ids);
    if (dueAt === null) return serialise(await presentPage(this.#db, ids, request));
    const fragmentOf = this.#fragments(ids) ?? (await this.#readFragments(ids, serialise));
    const isEarned = dueAt.some((time) => isBackSoon(time, request.now));
    const days = isEarned ? await this.#earnedDays(memory, request) : NO_DAYS;
    return assemblePage(ids, {
      fragmentOf,
      dueAt,
      earnedOn: (id, time) => (isBackSoon(time, request.now) ? days.get(id) : undefined),
    });
  }

  async putDown(readerId: number): Promise<void> {
    const memory = this.#memory.readers.get(readerId);
    if (memory !== undefined) {
      await memory.loading;
      this.#memory.readers.forget(readerId);
      this.#leave(readerId, memory);
    }
    await this.#storing;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#memory.end();
    for (const [id, memory] of this.#memory.readers.all()) {
      await memory.loading;
      this.#memory.readers.forget(id);
      this.#leave(id, memory);
    }
    await this.#storing;
  }

  #pageOf(memory: ReaderMemory, known: ReaderStanding, request: FeedRequest): readonly number[] {
    const { feedId, offset, limit } = request;
    const frozen = offset === 0 ? undefined : memory.rankings?.get(feedId);
    const ranking = frozen ?? rankStanding(known, request, offset + limit);
    if (frozen === undefined) memory.freeze(feedId, ranking);
    return pageOfRanking(ranking, known, request);
  }

  #fragments(ids: readonly number[]): ((id: number) => Fragment | undefined) | undefined {
    const { fragments } = this.#memory;
    return ids.every((id) => fragments.get(id)) ? (id) => fragments.get(id) : undefined;
  }

  async #readFragments(ids: readonly number[], serialise: Serialise) {
    const { fragments } = this.#memory;
    const known = new Map(ids.map((id) => [id, fragments.get(id)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    const read = await fragments.read(this.#db, missing, serialise);
    return (id: number) => known.get(id) ?? read.get(id);
  }

  async #earnedDays(
    memory: ReaderMemory,
    { reader: { id: userId }, now }: FeedRequest,
  ): Promise<ReadonlyMap<number, string>> {
    const since = earnedSince(now);
    if (memory.earned?.since === since) return memory.earned.days;
    const { changes, seenForeign } = memory;
    const days = await readEarnedDays(this.#db, { userId, now });
    // What has changed meanwhile may have been read as it was before.
    const isSame = memory.changes === changes && memory.seenForeign === seenForeign;
    if (isSame) memory.earned = { since, days };
    return days;
  }

  #leave(readerId: number, memory: ReaderMemory): void {
    memory.completeRankings();
    if (memory.rankings === undefined || memory.rankings.size === 0) return;
    this.#leaving.set(readerId, memory.rankings);
    this.#storing ??= this.#storeLeaving().finally(() => {
      this.#storing = undefined;
    });
  }

  async #storeLeaving(): Promise<void> {
    while (this.#leaving.size > 0) {
      const leaving = this.#leaving;
      this.#leaving = new Map();
      try {
        await storeRankings(this.#db, leaving);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}

const NO_DAYS: ReadonlyMap<number, string> = new Map();
