import {
  type Feats,
  levelOf,
  logFeats,
  type LogStats,
  type Marks,
  type ReviewBefore,
  statsAfter,
  type Tally,
  tallyAfterAnswer,
  tallyAfterDay,
  tallyAfterRating,
} from '@morsel/sdk/rules';

import type { ItemKind } from '../../database/tables.ts';
import { bitsOf, kindsOf } from './kind-bits.ts';

/** What is counted over a reader's log in order of arrival, as it is stored in the reader's row. */
export type Totals = {
  xp: number;
  streak: number;
  total_answered: number;
  correct_answered: number;
  longest_streak: number;
  kinds_right: number;
  comebacks: number;
  long_recalls: number;
  ratings: number;
  longest_day_streak: number;
};

export const NO_TOTALS: Totals = {
  xp: 0,
  streak: 0,
  total_answered: 0,
  correct_answered: 0,
  longest_streak: 0,
  kinds_right: 0,
  comebacks: 0,
  long_recalls: 0,
  ratings: 0,
  longest_day_streak: 0,
};

/** A review as it counts; `isCorrect` is null for a rating, `before` undefined for a new item. */
export interface CountedReview {
  readonly itemKind: ItemKind;
  readonly isCorrect: boolean | null;
  readonly xp: number;
  /** Epoch ms. */
  readonly at: number;
  readonly before: ReviewBefore | undefined;
}

/** The totals after a review, but for the days in a row. */
export function totalsAfter(totals: Totals, review: CountedReview): Totals {
  const { itemKind, isCorrect, xp, at, before } = review;
  const stats = statsAfter(statsOf(totals), [{ isCorrect, xp }]);
  const tally = tallyOf(totals);
  if (isCorrect === null || itemKind === 'flashcard') return rowOf(stats, tallyAfterRating(tally));
  const answer = { kind: itemKind, isCorrect, streak: stats.streak, at, before };
  return rowOf(stats, tallyAfterAnswer(tally, answer));
}

/** The totals after a day of practice that makes a run of so many days. */
export function totalsAfterDay(totals: Totals, days: number): Totals {
  return rowOf(statsOf(totals), tallyAfterDay(tallyOf(totals), days));
}

/** The figures that the log alone tells. */
export function featsOf(totals: Totals): Omit<Feats, keyof Marks> {
  return logFeats(statsOf(totals), tallyOf(totals));
}

export function tallyOf(totals: Totals): Tally {
  return {
    longestStreak: totals.longest_streak,
    kindsRight: kindsOf(totals.kinds_right),
    comebacks: totals.comebacks,
    longRecalls: totals.long_recalls,
    ratings: totals.ratings,
    longestDayStreak: totals.longest_day_streak,
  };
}

export function statsOf({ xp, streak, total_answered, correct_answered }: Totals): LogStats {
  return {
    xp,
    level: levelOf(xp),
    streak,
    totalAnswered: total_answered,
    correctAnswered: correct_answered,
  };
}

function rowOf(stats: LogStats, tally: Tally): Totals {
  return {
    xp: stats.xp,
    streak: stats.streak,
    total_answered: stats.totalAnswered,
    correct_answered: stats.correctAnswered,
    longest_streak: tally.longestStreak,
    kinds_right: bitsOf(tally.kindsRight),
    comebacks: tally.comebacks,
    long_recalls: tally.longRecalls,
    ratings: tally.ratings,
    longest_day_streak: tally.longestDayStreak,
  };
}
