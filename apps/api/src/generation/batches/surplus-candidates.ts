import { isKeyLongest } from '../../items/checks/giveaway-flaws.ts';
import { formOf } from '../../items/checks/item-form.ts';
import { choiceOf } from '../../items/checks/item-parts.ts';
import type { ItemContent } from '../../items/item-content.ts';
import type { ItemCandidate } from './item-candidate.ts';

const MOST_OF_ONE_ANSWER = 0.6;

/** 0 is TRUE, 1 is FALSE. */
type Key = 0 | 1;

/**
 * The statements that would make more than 60 % of the book's, and at least two more, true or
 * false: with them a reader could guess.
 */
export function surplusStatements(
  candidates: readonly ItemCandidate[],
  known: readonly ItemContent[],
): ItemCandidate[] {
  const taken: [number, number] = [countOf(known, 0), countOf(known, 1)];
  const waiting: [ItemCandidate[], ItemCandidate[]] = [
    withKey(candidates, 0),
    withKey(candidates, 1),
  ];
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
  formOf(content) === 'statement' && content.answerKey?.answer === key;

const countOf = (known: readonly ItemContent[], key: Key) =>
  known.filter((content) => hasKey(content, key)).length;

const withKey = (candidates: readonly ItemCandidate[], key: Key) =>
  candidates.filter(({ content }) => hasKey(content, key));

const MOST_LONGEST = 0.4;

/**
 * The choices with which the right option would be the longest in more than 40 % of the book's, and
 * in at least two: with them a reader could guess.
 */
export function surplusLongKeys(
  candidates: readonly ItemCandidate[],
  known: readonly ItemContent[],
): ItemCandidate[] {
  const choices = known.flatMap((content) => choiceOf(content) ?? []);
  const offered = candidates.filter(({ content }) => choiceOf(content) !== undefined);
  const long = offered.filter(({ content }) => hasLongKey(content));
  let total = choices.length + offered.length - long.length;
  let longest = choices.filter(isKeyLongest).length;
  return long.filter(() => {
    const isSurplus = longest + 1 > Math.max(1, MOST_LONGEST * (total + 1));
    if (!isSurplus) {
      total += 1;
      longest += 1;
    }
    return isSurplus;
  });
}

function hasLongKey(content: ItemContent): boolean {
  const choice = choiceOf(content);
  return choice !== undefined && isKeyLongest(choice);
}
