import { expect, test } from 'vitest';

import { flashcard, mcq } from '../../testing/sample-content.ts';
import { flashcardFlaws } from './flashcards.ts';

test.each([
  ['What is the invisible hand of the market?', 'The invisible hand', 1],
  ['Does mercury melt before or after iron?', 'Before', 1],
  ['What is the invisible hand?', 'The way self-interest serves others through the market', 0],
])('%j, %j', (front, back, expected) => {
  expect(flashcardFlaws(flashcard(front, back))).toHaveLength(expected);
});

test('questions have no back', () => {
  expect(flashcardFlaws(mcq())).toEqual([]);
});
