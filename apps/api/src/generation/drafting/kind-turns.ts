import type { QuestionKind } from '@morsel/sdk/domain';

/**
 * The kinds that are asked of one passage after another. A request with all of them would not fit
 * into the context of a local server; in each something can be put to a new situation.
 */
export const KIND_TURNS: readonly (readonly QuestionKind[])[] = [
  ['mcq', 'match_pairs', 'cloze'],
  ['true_false', 'mcq', 'typed'],
  ['mcq', 'true_false', 'arrange_list'],
];

/** Of the kinds that are wanted, those whose turn it is; all when none of them is. */
export function kindsInTurn(
  wanted: readonly QuestionKind[],
  turn: number,
): readonly QuestionKind[] {
  const kinds = KIND_TURNS[turn % KIND_TURNS.length]?.filter((kind) => wanted.includes(kind));
  return kinds === undefined || kinds.length === 0 ? wanted : kinds;
}
