import { commitUnsynced } from '../../../database/commit-unsynced.ts';
import type { Db } from '../../../database/connection.ts';
import { unlessUnavailable } from '../../../database/unless-unavailable.ts';
import { findBookOfItem, storeRanking } from '../queries.ts';
import { frozenFeed, rankingRow } from '../rank-feed.ts';
import type { FrozenRanking } from './frozen-ranking.ts';
import { deleteRankings, findRankings, isReaderThere } from './ranking-queries.ts';

/** A reader's rankings by their feed ids. */
export type Rankings = Map<string, FrozenRanking>;

/** A ranking of a reader. */
export interface RankingOf {
  readonly userId: number;
  readonly feedId: string;
  readonly ranking: FrozenRanking;
}

/** Of no state: whether the order fits is looked at when the next page is read. */
const FITS_NONE = -1;

/** Rankings in the database, of readers who have left the memory. */
export class KeptRankings {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  /** Of readers who have left, until they are written. */
  #leaving = new Map<number, Rankings>();
  #writing: Promise<void> | undefined;

  /** `onError` is told when rankings could not be written, which are then lost. */
  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /**
   * Takes a reader's rankings out of the database. They are deleted there, so that a process that dies
   * leaves none behind of which more was served than the database knows.
   */
  async take(userId: number): Promise<Rankings> {
    // Who has just left may be back before what they have was written.
    await this.written();
    const rows = await findRankings(this.#db, { userId });
    const rankings: Rankings = new Map();
    for (const { feedId, usedAt, ...row } of rows) {
      const { order, served } = frozenFeed(row);
      const last = order[served - 1];
      rankings.set(feedId, {
        order: Float64Array.from(order),
        rest: null,
        served,
        bookServedLast: last === undefined ? undefined : await findBookOfItem(this.#db, last),
        fits: FITS_NONE,
        usedAt,
      });
    }
    if (rows.length > 0) {
      await unlessUnavailable(commitUnsynced(this.#db, (tx) => deleteRankings(tx, { userId })));
    }
    return rankings;
  }

  /** Writes rankings, whose orders are complete, of a reader who leaves; nobody waits for it. */
  leave(userId: number, rankings: Rankings): void {
    if (rankings.size === 0) return;
    this.#leaving.set(userId, rankings);
    this.#writing ??= this.#write();
  }

  /** When all that were left are written. */
  async written(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#leaving.size > 0) {
      const leaving = this.#leaving;
      this.#leaving = new Map();
      await this.store(rankingsOf(leaving));
    }
    // In the turn in which there was nothing left: who leaves in the next one begins anew.
    this.#writing = undefined;
  }

  /** Writes rankings, but for readers who are not there any more. */
  async store(rankings: readonly RankingOf[]): Promise<void> {
    try {
      await commitUnsynced(this.#db, async (tx) => {
        for (const { userId, feedId, ranking } of rankings) {
          if ((await isReaderThere(tx, { userId })) === undefined) continue;
          const { order, served, usedAt } = ranking;
          const row = rankingRow({ order: [...order], served });
          await storeRanking(tx, { userId, feedId, ...row, usedAt });
        }
      });
    } catch (error) {
      this.#onError(error);
    }
  }
}

/** Each ranking of some readers. */
export function rankingsOf(ofReaders: Iterable<[number, Rankings]>): RankingOf[] {
  return [...ofReaders].flatMap(([userId, rankings]) =>
    [...rankings].map(([feedId, ranking]) => ({ userId, feedId, ranking })),
  );
}
