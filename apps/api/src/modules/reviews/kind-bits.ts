import { QUESTION_KINDS, type QuestionKind } from '@morsel/sdk/domain';

/** As they are stored: kinds may be added, those that are there keep their bits. */
const BITS: Readonly<Record<QuestionKind, number>> = {
  mcq: 1,
  true_false: 2,
  match_pairs: 4,
  arrange_list: 8,
  typed: 16,
  cloze: 32,
};

/** The sum of the bits of these kinds, each of which is there once. */
export function bitsOf(kinds: readonly QuestionKind[]): number {
  return kinds.reduce((bits, kind) => bits + BITS[kind], 0);
}

/** The kinds whose bits these are. */
export function kindsOf(bits: number): QuestionKind[] {
  return QUESTION_KINDS.filter((kind) => (bits & BITS[kind]) !== 0);
}
