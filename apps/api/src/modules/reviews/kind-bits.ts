import type { QuestionKind } from '@morsel/sdk/rules';

/** As they are stored: kinds may be added, those that are there keep their bits. */
const BITS: Readonly<Record<QuestionKind, number>> = {
  mcq: 1,
  true_false: 2,
  match_pairs: 4,
  arrange_list: 8,
};

const KINDS: readonly QuestionKind[] = ['mcq', 'true_false', 'match_pairs', 'arrange_list'];

/** The sum of the bits of these kinds, each of which is there once. */
export function bitsOf(kinds: readonly QuestionKind[]): number {
  return kinds.reduce((bits, kind) => bits + BITS[kind], 0);
}

/** The kinds whose bits these are. */
export function kindsOf(bits: number): QuestionKind[] {
  return KINDS.filter((kind) => (bits & BITS[kind]) !== 0);
}
