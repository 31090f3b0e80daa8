import { expect, test } from 'vitest';

import { flashcard, matchPairs, mcq } from '../../testing/sample-content.ts';
import { bareExplanationFlaws } from './bare-explanations.ts';

test.each([
  ['The years are 1738, 1955 and 1979.', 1],
  ['Alfred reigned 871–899, Athelstan 924–939, Harold in 1066.', 1],
  ['Marathon was fought in 490 BC, Salamis in 480 BC and Plataea in 479 BC.', 1],
  ['Patents of 1769 and 1782 gave Watt time to improve the engine.', 0],
  ['It took 300 men and 40 horses to move the 120 stones.', 0],
])('%j lists dates: %d', (explanation, expected) => {
  expect(bareExplanationFlaws(mcq({ explanation }))).toHaveLength(expected);
});

test.each([
  ['Apes carry their young for months.', 1],
  ['Apes and hens breathe by lungs.', 0],
  ['Lungs and scales tell them apart.', 0],
])('of three pairs %j passes over most: %d', (explanation, expected) => {
  const content = matchPairs({
    left: ['Apes', 'Hens', 'Cods'],
    answer: { Apes: 'Mammal', Hens: 'Bird', Cods: 'Fish' },
  });
  const explained = { ...content, answerKey: { ...content.answerKey, explanation } };
  expect(bareExplanationFlaws(explained)).toHaveLength(expected);
});

test('a flashcard explains nothing', () => {
  expect(bareExplanationFlaws(flashcard())).toEqual([]);
});
