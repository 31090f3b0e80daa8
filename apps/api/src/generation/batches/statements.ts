import type { ItemContent } from '../../items/content.ts';
import type { Candidate } from './candidate.ts';

const MOST_OF_ONE_ANSWER = 0.6;

/** 0 is TRUE, 1 is FALSE. */
type Key = 0 | 1;

/**
 * The statements that would make more than 60 % of the book's, and at least two more, true or
 * false: with them a reader could guess.
 */
export function surplusStatements(
  candidates: readonly Candidate[],
  known: readonly ItemContent[],
): Candidate[] {
  const taken: [number, number] = [countOf(known, 0), countOf(known, 1)];
  const waiting: [Candidate[], Candidate[]] = [withKey(candidates, 0), withKey(candidates, 1)];
  for (;;) {
    const rarer: Key = taken[0] <= taken[1] ? 0 : 1;
    const key = [rarer, other(rarer)].find(
      (key: Key) => waiting[key].length > 0 && fits(taken, key),
    );
    if (key === undefined) return waiting.flat();
    waiting[key].shift();
    taken[key] += 1;
  }
}

const other = (key: Key): Key => (key === 0 ? 1 : 0);

function fits(taken: readonly [number, number], key: Key): boolean {
  const [count, others] = [taken[key] + 1, taken[other(key)]];
  return count - others <= 1 || count / (count + others) <= MOST_OF_ONE_ANSWER;
}

const hasKey = (content: ItemContent, key: Key) =>
  content.kind === 'true_false' && content.answerKey.answer === key;

const countOf = (known: readonly ItemContent[], key: Key) =>
  known.filter((content) => hasKey(content, key)).length;

const withKey = (candidates: readonly Candidate[], key: Key) =>
  candidates.filter(({ content }) => hasKey(content, key));
