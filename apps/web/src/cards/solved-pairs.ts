import type { Answer } from '@morsel/sdk/contract';
import type { Columns, Matches } from '@morsel/sdk/rules';

import { rightOf } from './matching-state.ts';

/** The right pairs of an answer, when it is a map of pairs. */
export function pairsOfAnswer(answer: Answer | undefined): Matches | undefined {
  return typeof answer === 'object' && !Array.isArray(answer) ? answer : undefined;
}

/** The columns with each right item beside the left one it belongs to; what is over comes last. */
export function lineUp(columns: Columns, pairs: Matches): Columns {
  const paired = columns.left.flatMap((left) => {
    const right = rightOf(pairs, left);
    return right !== undefined && columns.right.includes(right) ? [{ left, right }] : [];
  });
  const without = (items: readonly string[], used: readonly string[]) =>
    items.filter((item) => !used.includes(item));
  const left = paired.map((pair) => pair.left);
  const right = paired.map((pair) => pair.right);
  return {
    left: [...left, ...without(columns.left, left)],
    right: [...right, ...without(columns.right, right)],
  };
}
