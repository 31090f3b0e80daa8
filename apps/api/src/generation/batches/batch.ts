import type { QuestionContent } from '../../items/content.ts';
import type { Reader } from '../../reader.ts';
import type { Makeable } from '../draft.ts';
import type { Description } from '../drafting/describing.ts';
import type { BookRow } from './book-queries.ts';
import type { Candidate } from './candidate.ts';
import type { ChosenSource } from './choosing-source.ts';
import type { Known } from './known.ts';

export type QuestionKind = QuestionContent['kind'];

export const QUESTION_KINDS: readonly QuestionKind[] = [
  'mcq',
  'true_false',
  'match_pairs',
  'arrange_list',
];

/** What is to be made, and for whom. */
export type BatchOrder = {
  readonly reader: Reader;
  readonly book: BookRow & { readonly id: number };
  readonly what: Makeable;
  /** Of questions. */
  readonly kinds: readonly QuestionKind[];
  /** Undefined: from memory. */
  readonly source: ChosenSource | undefined;
  readonly seed: number;
};

/** What was made of it. */
export type Batch = {
  readonly candidates: readonly Candidate[];
  /** Numbers of the chunks that are done with. */
  readonly chunks: readonly number[];
  /** What went wrong, in the reader's words. */
  readonly failure: string | undefined;
  /** Of the book, where it had none. */
  readonly description: Description | undefined;
  /** What was there before. */
  readonly known: readonly Known[];
};
