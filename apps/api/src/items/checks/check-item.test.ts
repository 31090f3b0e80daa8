import { expect, test } from 'vitest';

import {
  arrangeList,
  flashcard,
  matchPairs,
  mcq,
  trueFalse,
} from '../../testing/sample-content.ts';
import { flawsOf } from './check-item.ts';

test.each([
  mcq(),
  mcq({ options: ['5 cents', '10 cents', '1,000 cents'], answer: '10 cents' }),
  mcq({ options: ['About $100', 'About $200', 'About $500'], answer: 'About $200' }),
  mcq({ options: ['Gold and silver coin', 'Land and harvests', 'Ships and harbours'] }),
  mcq({
    stem: 'Why do beetles of Madeira rarely fly?',
    options: ['Eager fliers were lost at sea', 'Cold nights stunted young wings', 'They shed them'],
    answer: 'Eager fliers were lost at sea',
  }),
  trueFalse('A pivot does not change the vision.'),
  matchPairs(),
  arrangeList(),
  flashcard(),
])('a sound item has no flaw: %j', (content) => {
  expect(flawsOf(content)).toEqual([]);
});

test('a card that is flawed in several ways shows each flaw', () => {
  const content = mcq({
    stem: 'Which of these is not always a metal?',
    options: ['Iron', 'iron', 'All of the above'],
    answer: 'Iron',
  });
  expect(flawsOf(content).map(({ check }) => check)).toEqual(
    expect.arrayContaining(['duplicate options', 'catch-all option', 'negation']),
  );
});
