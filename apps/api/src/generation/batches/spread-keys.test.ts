import { expect, test } from 'vitest';

import { choiceOf } from '../../items/checks/item-parts.ts';
import { composeQuestion } from '../../items/compose-item.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { withKeysSpread } from './spread-keys.ts';

function choice(answer: string, distractors: readonly string[]): ItemCandidate {
  const text = 'Which of them is it?';
  const item = { type: 'mcq', text, answer, distractors, explanation: 'So.' } as const;
  return { item, content: composeQuestion(item, null, 1), difficulty: 1, origin: null };
}

const metals = () => choice('Mercury', ['Iron', 'Copper', 'Silver']);
const keysOf = (candidates: readonly ItemCandidate[]) =>
  candidates.map(({ content }) => content.answerKey?.answer);

test('keys go where the fewest stand, in the book and among themselves', () => {
  const spread = withKeysSpread(Array.from({ length: 8 }, metals), [], 1);
  expect(keysOf(spread).map(String).toSorted().join('')).toBe('00112233');

  const known = spread.map(({ content }) => content);
  const atThree = known.filter(({ answerKey }) => answerKey?.answer === 3);
  const others = known.filter(({ answerKey }) => answerKey?.answer !== 3);
  expect(keysOf(withKeysSpread([metals()], others, 2))).toEqual([3]);
  expect(keysOf(withKeysSpread([metals()], [...others, ...others, ...atThree], 2))).toEqual([3]);
});

test('options and answer stay, whatever their order', () => {
  const [spread] = withKeysSpread([metals()], [], 7);
  const parts = spread && choiceOf(spread.content);
  expect(parts?.options.toSorted()).toEqual(['Copper', 'Iron', 'Mercury', 'Silver']);
  expect(parts?.key).toBe('Mercury');
});

test('numbers ascend, whatever the place of their key', () => {
  const years = choice('1905', ['1687', '1859', '1953']);
  const spread = withKeysSpread([years, years, years], [], 1);
  expect(keysOf(spread)).toEqual([2, 2, 2]);
});
