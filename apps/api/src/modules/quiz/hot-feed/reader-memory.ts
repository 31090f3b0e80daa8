import type { Reader } from '../../../reader.ts';
import { KEPT_RANKINGS } from '../queries.ts';
import { bytesOfRanking, type FrozenRanking, rankFurther } from './frozen-ranking.ts';
import type { Rankings } from './kept-rankings.ts';
import { bytesOf, type KnownStanding } from './standing.ts';

const READER_BYTES = 1000;
const EARNED_DAY_BYTES = 60;

/** Days on which items have earned, of those since one (YYYY-MM-DD). */
type EarnedDays = { readonly since: string; readonly days: ReadonlyMap<number, string> };

/** How a reader stood who had a role and these books on the shelf. */
export type ReaderStanding = KnownStanding & {
  readonly role: Reader['role'];
  readonly shelf: readonly number[];
};

/** Another one; whether the items that belong to it are those of the one before. */
export type NextStanding = Omit<ReaderStanding, 'state'> & { readonly isSame: boolean };

/** What was known to have changed when something was read: of the reader, of books, by others. */
type Seen = { readonly changes: number; readonly books: number; readonly foreign: number };

/** What is kept of one reader. */
export class ReaderMemory {
  /** undefined until they were read. */
  rankings: Rankings | undefined;
  earned: EarnedDays | undefined;
  known: ReaderStanding | undefined;
  /** Changes of books, and commits of others, up to which the standing was compared with them. */
  seenBooks = 0;
  seenForeign = -1;
  /** Rises with each change that is told of the reader. */
  changes = 0;
  /** Whether nothing but the items that are to be looked at again has changed. */
  isCurrent = false;
  readonly changedItems = new Set<number>();
  loading: Promise<void> | undefined;
  #states = 0;

  /** Everything is to be read again. */
  outdate(): void {
    this.changes += 1;
    this.isCurrent = false;
  }

  outdateItem(itemId: number): void {
    this.changes += 1;
    this.changedItems.add(itemId);
  }

  outdateEarned(): void {
    this.changes += 1;
    this.earned = undefined;
  }

  /**
   * Takes another standing over, and with it what was known when it was read; orders that are not known
   * to the end go by the one that was.
   */
  stand({ isSame, ...next }: NextStanding, seen: Seen): void {
    this.completeRankings();
    if (!isSame) this.#states += 1;
    this.known = { ...next, state: this.#states };
    if (this.seenForeign !== seen.foreign) this.earned = undefined;
    this.seenForeign = seen.foreign;
    this.seenBooks = seen.books;
    this.isCurrent = this.changes === seen.changes;
    this.changedItems.clear();
  }

  completeRankings(): void {
    if (this.known === undefined) return;
    for (const ranking of this.rankings?.values() ?? []) rankFurther(ranking, this.known);
  }

  /** Keeps a ranking, beside the others that were used last. */
  freeze(feedId: string, ranking: FrozenRanking): void {
    const rankings = (this.rankings ??= new Map());
    rankings.delete(feedId);
    const lastUsed = [...rankings].toSorted(
      ([idOfA, a], [idOfB, b]) => b.usedAt - a.usedAt || (idOfA < idOfB ? -1 : 1),
    );
    for (const [id] of lastUsed.slice(KEPT_RANKINGS)) rankings.delete(id);
    rankings.set(feedId, ranking);
  }

  get bytes(): number {
    let bytes = READER_BYTES + EARNED_DAY_BYTES * (this.earned?.days.size ?? 0);
    if (this.known !== undefined) bytes += bytesOf(this.known.standing);
    for (const ranking of this.rankings?.values() ?? []) bytes += bytesOfRanking(ranking);
    return bytes;
  }
}
