import { DAY_MS } from '../domain/durations.ts';
import type { QuestionKind } from '../domain/kinds.ts';
import type { LogStats } from './replay.ts';

/** Remembering after so long (ms) is a long recall: 30 days. */
const LONG_RECALL_MS = 30 * DAY_MS;

/** What achievements hang on beside the stats, counted over the log in order of arrival. */
export interface FeatCounts {
  /** Most right answers in a row. */
  readonly longestStreak: number;
  /** The kinds of question that were answered right once. */
  readonly kindsRight: QuestionKind[];
  /** Right answers to questions that were answered wrong the time before. */
  readonly comebacks: number;
  /** Right answers thirty days or more after the item was practised last. */
  readonly longRecalls: number;
  /** Flashcards rated. */
  readonly ratings: number;
  /** Most days in a row; days that freezes bridged do not count. */
  readonly longestDayStreak: number;
}

export const NO_FEAT_COUNTS: FeatCounts = {
  longestStreak: 0,
  kindsRight: [],
  comebacks: 0,
  longRecalls: 0,
  ratings: 0,
  longestDayStreak: 0,
};

/** How many marks are there, whether they were made once or again. */
export interface MarkCounts {
  /** Questions marked as mastered. */
  readonly mastered: number;
  readonly booksMastered: number;
}

/** Figures of a reader that achievements hang on: counted over the log and the mastered marks. */
export interface Feats extends Omit<FeatCounts, 'kindsRight'>, MarkCounts {
  readonly rightAnswers: number;
  /** How many kinds of question were answered right once. */
  readonly kindsRight: number;
  readonly level: number;
}

/**
 * The last review of an item before another one, by the time of answering, among those that had
 * arrived by then.
 */
export interface ReviewBefore {
  readonly wasWrong: boolean;
  /** Epoch ms. */
  readonly at: number;
}

/** An answer as it counts; `streak` is that after it, `before` undefined for a new item. */
export interface CountedAnswer {
  readonly kind: QuestionKind;
  readonly isCorrect: boolean;
  readonly streak: number;
  /** Epoch ms. */
  readonly at: number;
  readonly before: ReviewBefore | undefined;
}

export function countsAfterAnswer(counts: FeatCounts, answer: CountedAnswer): FeatCounts {
  if (!answer.isCorrect) return counts;
  const { kind, streak, at, before } = answer;
  const isComeback = before?.wasWrong === true;
  const isLongRecall = before !== undefined && at - before.at >= LONG_RECALL_MS;
  return {
    ...counts,
    longestStreak: Math.max(counts.longestStreak, streak),
    kindsRight: counts.kindsRight.includes(kind) ? counts.kindsRight : [...counts.kindsRight, kind],
    comebacks: counts.comebacks + (isComeback ? 1 : 0),
    longRecalls: counts.longRecalls + (isLongRecall ? 1 : 0),
  };
}

export function countsAfterRating(counts: FeatCounts): FeatCounts {
  return { ...counts, ratings: counts.ratings + 1 };
}

/** The counts after a day of practice that makes a run of so many days. */
export function countsAfterDay(counts: FeatCounts, days: number): FeatCounts {
  return { ...counts, longestDayStreak: Math.max(counts.longestDayStreak, days) };
}

/** The figures that the log alone tells. */
export function logFeats(
  { correctAnswered, level }: Pick<LogStats, 'correctAnswered' | 'level'>,
  counts: FeatCounts,
): Omit<Feats, keyof MarkCounts> {
  return { ...counts, kindsRight: counts.kindsRight.length, rightAnswers: correctAnswered, level };
}
