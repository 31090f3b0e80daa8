import type { QuestionKind } from './kinds.ts';

/** What a reader writes: an object, so that no word of theirs is taken for `UNKNOWN`. */
export type WrittenText = { text: string };

/** What is right, for each kind of question. */
interface RightAnswers {
  /** Index of the option. */
  mcq: number;
  /** 0 for TRUE, 1 for FALSE. */
  true_false: number;
  /** Map from left item to right item. */
  match_pairs: Record<string, string>;
  /** Option indexes in their order, without those that do not belong. */
  arrange_list: number[];
  typed: WrittenText;
  /** What stands in the gap. */
  cloze: WrittenText;
}

export type RightAnswer = RightAnswers[QuestionKind];

/** The answer "I don't know": it fits each question and is wrong. */
export const UNKNOWN = 'unknown';

/** What a reader answers: something of that shape, or that they do not know. */
export type Answer = RightAnswer | typeof UNKNOWN;

/** How hard a reader found a flashcard. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Whether an item is met for the first time, is due again, or is practised ahead of time. */
export const PRACTICES = ['new', 'due', 'early'] as const;
export type Practice = (typeof PRACTICES)[number];

/** What a review is: an answer to a question, or the rating of a flashcard. */
export const REVIEW_KINDS = ['answer', 'rating'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/**
 * Why a wrong answer is wrong, for who gave it. `mistake` are the texts that it shows in. mcq: the
 * option. match_pairs: a left item and the right one it was joined with. arrange_list: an entry that
 * stands before one which belongs before it, and that one; or one that does not belong. typed and
 * cloze: what was written.
 */
export interface Reason {
  readonly mistake: readonly string[];
  readonly reason: string;
}
