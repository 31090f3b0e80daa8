import { expect, test } from 'vitest';

import { matchPairs, mcq } from '../../testing/sample-content.ts';
import { pairCueFlaws } from './pair-cues.ts';

const matched = (...pairs: [string, string][]) =>
  matchPairs({
    left: pairs.map(([left]) => left),
    right: pairs.map(([, right]) => right).toReversed(),
    answer: Object.fromEntries(pairs),
  });

test.each<[string, [string, string][], number]>([
  [
    'a shared word',
    [
      ['Neutron star', 'Neutrons repel'],
      ['Dwarf', 'Electrons repel'],
    ],
    1,
  ],
  [
    'one beginning',
    [
      ['Treasurer', 'Keeps a treasure'],
      ['Herald', 'Bears news'],
    ],
    1,
  ],
  [
    'a lone plural',
    [
      ['Hedgehogs', 'Are spiny'],
      ['Skunk', 'Smells'],
    ],
    1,
  ],
  [
    'a word of all rights',
    [
      ['Tax on land', 'A land levy'],
      ['Toll', 'A levy on land'],
    ],
    0,
  ],
  [
    'several plurals',
    [
      ['Hedgehogs', 'Are spiny'],
      ['Skunks', 'Smell'],
    ],
    0,
  ],
  [
    'no word in common',
    [
      ['Zeus', 'Jupiter'],
      ['Ares', 'Mars'],
    ],
    0,
  ],
])('%s', (_, pairs, expected) => {
  expect(pairCueFlaws(matched(...pairs))).toHaveLength(expected);
});

test('other kinds have no pairs', () => {
  expect(pairCueFlaws(mcq())).toEqual([]);
});
