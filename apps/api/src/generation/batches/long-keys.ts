import { isKeyLongest } from '../../items/checks/giveaways.ts';
import { choiceOf } from '../../items/checks/parts.ts';
import type { ItemContent } from '../../items/content.ts';
import type { Candidate } from './candidate.ts';

const MOST_LONGEST = 0.4;

/**
 * The choices with which the right option would be the longest in more than 40 % of the book's, and
 * in at least two: with them a reader could guess.
 */
export function surplusLongKeys(
  candidates: readonly Candidate[],
  known: readonly ItemContent[],
): Candidate[] {
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
