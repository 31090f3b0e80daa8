import { expect, test } from 'vitest';

import { echoing } from '../../testing/corpus/echoing.ts';
import { mcq } from '../../testing/sample-content.ts';
import { echoFlaws, echoesOf } from './echo-balance.ts';
import { choiceOf } from './item-parts.ts';

test.each([
  [['The tide turns', 'A rope breaks', 'Winds drop'], ['The tide turns']],
  [['Tides', 'Tidal waves', 'Winds'], ['Tides']],
  [['High tide', 'Low tide', 'Spring tide'], []],
  [['Ropes', 'Winds', 'Waves'], []],
])('of %j, these repeat a word of the question: %j', (options, expected) => {
  const choice = choiceOf(mcq({ stem: 'What do sailors call the end of a tide?', options }));
  expect(choice && echoesOf(choice)).toEqual(expected);
});

test.each([
  ['never right', { count: 24, echoes: 1, keyEchoes: () => false }, 1],
  ['right as often as chance has it', { count: 40, echoes: 1, keyEchoes: (n) => n % 4 === 0 }, 0],
  ['right by half where two repeat', { count: 24, echoes: 2, keyEchoes: (n) => n % 2 === 0 }, 0],
  ['right nearly each time', { count: 24, echoes: 2, keyEchoes: (n) => n % 8 > 0 }, 1],
  ['too few to tell', { count: 6, echoes: 1, keyEchoes: () => false }, 0],
] satisfies [string, Parameters<typeof echoing>[0], number][])(
  'options that repeat a word: %s',
  (_, sample, expected) => {
    expect(echoFlaws(echoing(sample).contents)).toHaveLength(expected);
  },
);

test('a book without choices has no balance to keep', () => {
  expect(echoFlaws([])).toEqual([]);
});
