/** Figures of a reader that achievements hang on: counted over the log and the mastered marks. */
export interface Feats {
  readonly rightAnswers: number;
  /** Most right answers in a row. */
  readonly longestStreak: number;
  /** How many of the four kinds of question were answered right once. */
  readonly kindsRight: number;
  /** Right answers to questions that were answered wrong the time before. */
  readonly comebacks: number;
  /** Right answers thirty days or more after the item was practised last. */
  readonly longRecalls: number;
  /** Flashcards rated. */
  readonly ratings: number;
  /** Most days in a row, with days that freezes bridged. */
  readonly longestDayStreak: number;
  /** Questions marked as mastered. */
  readonly mastered: number;
  readonly booksMastered: number;
  readonly level: number;
}
