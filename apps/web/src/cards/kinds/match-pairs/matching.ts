import type { Answer } from '@morsel/sdk/contract';
import { type Columns, type Matches, matchPair, unmatch } from '@morsel/sdk/rules';

/** What a reader has matched so far, and the left item that waits for its match. */
export interface MatchingState {
  readonly matches: Matches;
  readonly picked?: string;
  /** What the last tap did, for those who do not see it. */
  readonly said: string;
}

export const NOTHING_MATCHED: MatchingState = { matches: {}, said: '' };

/** The right item that a left one is matched with. */
export function rightOf(matches: Matches, left: string): string | undefined {
  return Object.hasOwn(matches, left) ? matches[left] : undefined;
}

/** The left item that a right one is matched with. */
export function leftOf(matches: Matches, right: string): string | undefined {
  return Object.entries(matches).find(([, matched]) => matched === right)?.[0];
}

/** A tap on the left picks the item; a match that it had is removed; a second tap lets it go. */
export function tapLeft({ matches, picked }: MatchingState, left: string): MatchingState {
  if (picked === left) return { matches, said: `${left} let go` };
  if (rightOf(matches, left) === undefined) return { matches, picked: left, said: '' };
  return {
    matches: unmatch(matches, 'left', left),
    picked: left,
    said: `Match removed, ${left} picked`,
  };
}

/** A tap on the right matches the item with the picked one, else it removes the match it had. */
export function tapRight({ matches, picked }: MatchingState, right: string): MatchingState {
  if (picked !== undefined) {
    return { matches: matchPair(matches, picked, right), said: `${picked} matched with ${right}` };
  }
  if (leftOf(matches, right) === undefined) return { matches, said: 'Pick one on the left first' };
  return { matches: unmatch(matches, 'right', right), said: 'Match removed' };
}

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
