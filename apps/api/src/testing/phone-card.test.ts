import { expect, test } from 'vitest';

import type { ItemContent } from '../items/item-content.ts';
import { phoneCardFlaws } from './phone-card.ts';
import { arrangeList, flashcard, matchPairs, mcq, trueFalse } from './sample-content.ts';

const explanation =
  'Mercury melts at about minus 39 degrees, so it is liquid in a warm room.'.padEnd(90, '.');
const letters = (count: number) => 'x'.repeat(count);
const sixPairs = ['Ape', 'Hen', 'Cod', 'Bee', 'Eel', 'Fox'];

const flawed: [string, ItemContent][] = [
  ['stem', mcq({ stem: letters(141) })],
  ['stem', trueFalse(letters(101))],
  ['option', mcq({ options: ['Iron', 'Mercury', letters(61)] })],
  ['option', matchPairs({ left: ['Ape', 'Hen', letters(41)] })],
  ['option', arrangeList({ options: ['One', 'Two', letters(51)] })],
  ['entries', matchPairs({ left: sixPairs, right: sixPairs })],
  ['entries', arrangeList({ options: sixPairs })],
  ['entries', mcq({ options: sixPairs })],
  ['explanation', mcq({ explanation: letters(231) })],
  ['explanation', mcq({ explanation: 'Because.' })],
  ['front', flashcard(letters(91))],
  ['back', flashcard('What is mercury?', letters(181))],
];

test.each(flawed)('too much for a card: %s', (check, content) => {
  expect(phoneCardFlaws(content).map((flaw) => flaw.check)).toContain(check);
});

test.each([
  mcq({ stem: letters(140), options: ['Iron', 'Mercury', letters(60)], explanation }),
  flashcard(letters(90), letters(180)),
])('fits: %j', (content) => {
  expect(phoneCardFlaws(content)).toEqual([]);
});
