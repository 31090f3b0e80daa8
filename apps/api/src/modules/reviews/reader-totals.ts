import type { ItemKind } from '@morsel/sdk/domain';
import {
  type Feats,
  levelOf,
  logFeats,
  type LogStats,
  longestRunOf,
  type MarkCounts,
  type ReviewBefore,
  runAfter,
  runOf,
  statsAfter,
  statsWithout,
  type FeatCounts,
  countsAfterAnswer,
  countsAfterDay,
  countsAfterRating,
} from '@morsel/sdk/rules';

import { bitsOf, kindsOf } from './kind-bits.ts';
import { NO_STORED_RUN, runFrom, type StoredRun, storedRun } from './stored-run.ts';

/** What is counted over a reader's log in order of arrival, as it is stored in the reader's row. */
export type Totals = typeof NO_TOTALS;

export const NO_TOTALS = {
  xp: 0,
  streak: 0,
  totalAnswered: 0,
  correctAnswered: 0,
  longestStreak: 0,
  kindsRight: 0,
  comebacks: 0,
  longRecalls: 0,
  ratings: 0,
  longestDayStreak: 0,
  ...NO_STORED_RUN,
};

/** The columns of readers' rows that hold them. */
export const totalsColumns = Object.keys(NO_TOTALS) as (keyof Totals)[];

/** A review as it counts; `isCorrect` is null for a rating, `before` undefined for a new item. */
export interface CountedReview {
  readonly itemKind: ItemKind;
  readonly isCorrect: boolean | null;
  readonly xp: number;
  /** Epoch ms. */
  readonly at: number;
  readonly before: ReviewBefore | undefined;
  /** Whether it was counted as wrong when it came, and is right since: then the streak goes on as it did. */
  readonly isRaised?: boolean;
}

/** The totals after a review, but for the days in a row. */
export function totalsAfter(totals: Totals, review: CountedReview): Totals {
  const { itemKind, isCorrect, xp, at, before, isRaised } = review;
  const decided = statsAfter(statsOf(totals), [{ isCorrect, xp }]);
  const stats = isRaised ? { ...decided, streak: NO_TOTALS.streak } : decided;
  const counts = featCountsOf(totals);
  if (isCorrect === null || itemKind === 'flashcard')
    return rowOf(totals, stats, countsAfterRating(counts));
  const answer = { kind: itemKind, isCorrect, streak: stats.streak, at, before };
  return rowOf(totals, stats, countsAfterAnswer(counts, answer));
}

/** The totals after a day of practice that makes a run of so many days. */
function totalsAfterDay(totals: Totals, days: number): Totals {
  return rowOf(totals, statsOf(totals), countsAfterDay(featCountsOf(totals), days));
}

/** The totals after practice on a day in a zone, which is not before the last day. */
export function totalsOnDay(
  totals: Totals,
  { localDay, timeZone }: { localDay: string; timeZone: string },
): Totals {
  const run = runAfter(runFrom(totals), localDay);
  return { ...totalsAfterDay(totals, run.days), ...storedRun(run, timeZone) };
}

/** The totals after days of practice, given in their order, which include all of the present run. */
export function totalsWithDays(
  totals: Totals,
  days: readonly string[],
  lastTimeZone: string | null,
): Totals {
  const counted = totalsAfterDay(totals, longestRunOf(days));
  return { ...counted, ...storedRun(runOf(days), lastTimeZone) };
}

/** What of the totals is about days in a row. */
export type TotalsOfDays = Pick<Totals, 'longestDayStreak' | keyof StoredRun>;

/** Figures that only the rest of the log tells once its last review is taken back. */
export type TotalsOfRest = TotalsOfDays & Pick<Totals, 'streak' | 'longestStreak' | 'kindsRight'>;

/** The totals without the last review that they count. */
export function totalsWithout(totals: Totals, review: CountedReview, rest: TotalsOfRest): Totals {
  const undone = { ...review, streakBefore: rest.streak };
  const { level: _, ...stats } = statsWithout(statsOf(totals), undone);
  const alone = totalsAfter(NO_TOTALS, review);
  return {
    ...stats,
    ...rest,
    comebacks: totals.comebacks - alone.comebacks,
    longRecalls: totals.longRecalls - alone.longRecalls,
    ratings: totals.ratings - alone.ratings,
  };
}

/** The figures that the log alone tells. */
export function featsOf(totals: Totals): Omit<Feats, keyof MarkCounts> {
  return logFeats(statsOf(totals), featCountsOf(totals));
}

export function featCountsOf(totals: Totals): FeatCounts {
  return {
    longestStreak: totals.longestStreak,
    kindsRight: kindsOf(totals.kindsRight),
    comebacks: totals.comebacks,
    longRecalls: totals.longRecalls,
    ratings: totals.ratings,
    longestDayStreak: totals.longestDayStreak,
  };
}

export function statsOf({ xp, streak, totalAnswered, correctAnswered }: Totals): LogStats {
  return {
    xp,
    level: levelOf(xp),
    streak,
    totalAnswered,
    correctAnswered,
  };
}

function rowOf(totals: Totals, stats: LogStats, counts: FeatCounts): Totals {
  const { xp, streak, totalAnswered, correctAnswered } = stats;
  const kindsRight = bitsOf(counts.kindsRight);
  return { ...totals, xp, streak, totalAnswered, correctAnswered, ...counts, kindsRight };
}
