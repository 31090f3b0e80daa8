import type Database from 'better-sqlite3';

import type { Db } from '../../../database/connection.ts';
import { earnedSince, readEarnedDays } from '../../reviews/read-earned-days.ts';
import type { Feed } from '../feed.ts';
import { type FeedRequest, isBackSoon, presentPage, readFeedPage } from '../read-feed.ts';
import { assemblePage } from './assemble-page.ts';
import { FeedMemory } from './feed-memory.ts';
import { rankStanding } from './frozen-ranking.ts';
import type { Fragment, Serialise } from './item-fragments.ts';
import { KeptRankings, type Rankings } from './kept-rankings.ts';
import { pageOfRanking } from './page-of-ranking.ts';
import type { ReaderMemory, ReaderStanding } from './reader-memory.ts';
import { dueTimes } from './standing.ts';
import { storeLastUsedFirst } from './store-last-used-first.ts';

const MEGABYTE = 1024 * 1024;
/** So long a server that stops writes rankings: well within the time that it is given. */
const CLOSING_MS = 1000;

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
  readonly #kept: KeptRankings;
  #isClosed = false;

  constructor(db: Db, { handle, megabytes, onError }: Options) {
    this.#db = db;
    this.#kept = new KeptRankings(db, onError);
    const bytes = megabytes * MEGABYTE;
    this.#memory = new FeedMemory(db, { handle, bytes, kept: this.#kept });
  }

  async readPage(request: FeedRequest, serialise: Serialise): Promise<string> {
    if (this.#isClosed) return serialise(await readFeedPage(this.#db, request));
    const { reader } = request;
    let memory = this.#memory.current(reader);
    while (memory === undefined) {
      await this.#memory.bringUp(reader);
      memory = this.#memory.broughtUp(reader);
    }
    const { known } = memory;
    if (known === undefined) throw new Error(`The standing of reader ${reader.id} is not known`);
    const ids = this.#pageOf(memory, known, request);
    for (const [id, leaver] of this.#memory.readers.makeRoom(reader.id)) {
      this.#leave(id, leaver);
    }
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
    const memory = await this.#memory.readers.putDown(readerId);
    if (memory !== undefined) this.#leave(readerId, memory);
    await this.#kept.written();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#memory.end();
    const end = performance.now() + CLOSING_MS;
    const memories = new Map<number, ReaderMemory>();
    for (const [id] of this.#memory.readers.all()) {
      const memory = await this.#memory.readers.putDown(id);
      if (memory !== undefined) memories.set(id, memory);
    }
    await this.#kept.written();
    await storeLastUsedFirst(this.#kept, memories, { isOver: () => performance.now() > end });
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
    this.#kept.leave(readerId, memory.rankings ?? NO_RANKINGS);
  }
}

const NO_RANKINGS: Rankings = new Map();
const NO_DAYS: ReadonlyMap<number, string> = new Map();
