import { matchesOf } from '@morsel/sdk/rules';

import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { isKeyLongest } from './giveaway-flaws.ts';
import { formOf } from './item-form.ts';
import { choiceOf } from './item-parts.ts';

/** Critical values of χ² at p = 0.01 for 1, 2, … degrees of freedom. */
const CHI_SQUARE_AT_1_PERCENT = [6.635, 9.21, 11.345, 13.277, 15.086, 16.812];
const ENOUGH_FOR_SHARES = 20;
const MOST_LONGEST_KEYS = 0.4;
const TRUE_SHARE = { least: 0.4, most: 0.6 };

/** Patterns over many items by which a reader could guess; shares count from 20 items on. */
export function balanceFlaws(contents: readonly ItemContent[]): Flaw[] {
  return [...keyPositions(contents), ...trueShare(contents), ...longestKeys(contents)];
}

/** A list that is shown in its right order, or pairs that stand side by side. */
export function solvedFlaws(content: ItemContent): Flaw[] {
  return flawsIf('key balance', isShownSolved(content) && 'It is shown already solved');
}

function isShownSolved(content: ItemContent): boolean {
  if (content.kind === 'flashcard') return false;
  const { options } = content.body;
  const { answer } = content.answerKey;
  if (typeof answer === 'number') return false;
  if (Array.isArray(answer)) return answer.every((place, index) => place === index);
  const matches = matchesOf(answer);
  if (Array.isArray(options) || matches === undefined) return false;
  return options.left.every((text, row) => matches[text] === options.right[row]);
}

function keyPositions(contents: readonly ItemContent[]): Flaw[] {
  const observed: number[] = [];
  const expected: number[] = [];
  for (const content of contents) {
    const choice = choiceOf(content);
    if (choice === undefined) continue;
    const keyAt = choice.options.indexOf(choice.key);
    for (const index of choice.options.keys()) {
      observed[index] = (observed[index] ?? 0) + (index === keyAt ? 1 : 0);
      expected[index] = (expected[index] ?? 0) + 1 / choice.options.length;
    }
  }
  const statistic = expected.reduce(
    (sum, mean, index) => sum + ((observed[index] ?? 0) - mean) ** 2 / mean,
    0,
  );
  const critical = CHI_SQUARE_AT_1_PERCENT[expected.length - 2] ?? Infinity;
  return flawsIf(
    'key balance',
    statistic > critical && `Keys stand unevenly, from first to last place: ${observed.join(', ')}`,
  );
}

function trueShare(contents: readonly ItemContent[]): Flaw[] {
  const keys = contents.flatMap((content) =>
    formOf(content) === 'statement' ? [content.answerKey?.answer] : [],
  );
  const share = keys.filter((key) => key === 0).length / keys.length;
  const uneven = share < TRUE_SHARE.least || share > TRUE_SHARE.most;
  return flawsIf(
    'key balance',
    keys.length >= ENOUGH_FOR_SHARES && uneven && `${percent(share)} of the statements are true`,
  );
}

function longestKeys(contents: readonly ItemContent[]): Flaw[] {
  const choices = contents.map(choiceOf).filter((choice) => choice !== undefined);
  const share = choices.filter(isKeyLongest).length / choices.length;
  const tooMany = choices.length >= ENOUGH_FOR_SHARES && share > MOST_LONGEST_KEYS;
  return flawsIf(
    'longest key',
    tooMany && `The right option is the longest in ${percent(share)} of the questions`,
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
