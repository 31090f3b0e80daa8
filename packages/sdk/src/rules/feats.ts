import type { QuestionKind } from './grading.ts';
import type { LogStats } from './replay.ts';

const DAY_MS = 86_400_000;

/** Remembering after so long (ms) is a long recall: 30 days. */
const LONG_RECALL_MS = 30 * DAY_MS;

/** What achievements hang on beside the stats, counted over the log in order of arrival. */
export interface Tally {
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

export const NO_TALLY: Tally = {
  longestStreak: 0,
  kindsRight: [],
  comebacks: 0,
  longRecalls: 0,
  ratings: 0,
  longestDayStreak: 0,
};

/** Marks that are there, whether they were made once or again. */
export interface Marks {
  /** Questions marked as mastered. */
  readonly mastered: number;
  readonly booksMastered: number;
}

/** Figures of a reader that achievements hang on: counted over the log and the mastered marks. */
export interface Feats extends Omit<Tally, 'kindsRight'>, Marks {
  readonly rightAnswers: number;
  /** How many of the four kinds of question were answered right once. */
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

export function tallyAfterAnswer(tally: Tally, answer: CountedAnswer): Tally {
  if (!answer.isCorrect) return tally;
  const { kind, streak, at, before } = answer;
  const isComeback = before?.wasWrong === true;
  const isLongRecall = before !== undefined && at - before.at >= LONG_RECALL_MS;
  return {
    ...tally,
    longestStreak: Math.max(tally.longestStreak, streak),
    kindsRight: tally.kindsRight.includes(kind) ? tally.kindsRight : [...tally.kindsRight, kind],
    comebacks: tally.comebacks + (isComeback ? 1 : 0),
    longRecalls: tally.longRecalls + (isLongRecall ? 1 : 0),
  };
}

export function tallyAfterRating(tally: Tally): Tally {
  return { ...tally, ratings: tally.ratings + 1 };
}

/** The tally after a day of practice that makes a run of so many days. */
export function tallyAfterDay(tally: Tally, days: number): Tally {
  return { ...tally, longestDayStreak: Math.max(tally.longestDayStreak, days) };
}

/** The figures that the log alone tells. */
export function logFeats(
  { correctAnswered, level }: Pick<LogStats, 'correctAnswered' | 'level'>,
  tally: Tally,
): Omit<Feats, keyof Marks> {
  return { ...tally, kindsRight: tally.kindsRight.length, rightAnswers: correctAnswered, level };
}
