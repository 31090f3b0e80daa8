import { expect, test } from 'vitest';

import type { AuthoredItem } from '../../items/compose-item.ts';
import { variantsOf } from './item-variants.ts';

const PAIRS = [
  ['Ape', 'Mammal'],
  ['Hen', 'Bird'],
  ['Cod', 'Fish'],
  ['Toad', 'Amphibian'],
] as const;
const explanation = 'Each breathes in its own way.';

/** How many pairs and how many surplus sides each way has. */
function matchings(count: number, surplus: readonly string[], text = 'Match each with its class.') {
  const pairs = PAIRS.slice(0, count);
  const item: AuthoredItem = { type: 'match_pairs', text, pairs, surplus, explanation };
  return variantsOf(item).map((way) =>
    way.type === 'match_pairs' ? `${way.pairs.length}+${way.surplus?.length ?? 0}` : '',
  );
}

test.each([
  { count: 3, surplus: [], ways: ['3+0'] },
  { count: 4, surplus: [], ways: ['3+1', '4+0'] },
  { count: 3, surplus: ['Reptile'], ways: ['3+1', '3+0'] },
  { count: 4, surplus: ['Reptile'], ways: ['4+1', '3+1', '4+0'] },
  { count: 3, surplus: ['Reptile', 'Insect', 'Worm'], ways: ['3+2', '3+0'] },
])('$count pairs with the surplus $surplus become $ways', ({ count, surplus, ways }) => {
  expect(matchings(count, surplus)).toEqual(ways);
});

test('a matching that says how many there are keeps them', () => {
  expect(matchings(4, [], 'Match the four animals with their classes.')).toEqual(['4+0']);
});

test('a list has one foreign entry or none', () => {
  const order = ['Root', 'Leaf', 'Bloom'];
  const item = { type: 'arrange_list', text: 'In which order?', order, explanation } as const;
  expect(variantsOf({ ...item, foreign: ['Stone', 'Sand'] })).toEqual([
    { ...item, foreign: ['Stone'] },
    item,
  ]);
  expect(variantsOf(item)).toEqual([item]);
});

test.each([
  { accepted: ['Quicksilver', 'mercury', 'quicksilver', ''], ways: [['Quicksilver'], []] },
  { accepted: ['Mercury!'], ways: [[]] },
  { accepted: [], ways: [[]] },
])('the wordings $accepted become $ways', ({ accepted, ways }) => {
  const text = 'Which metal is liquid in a warm room?';
  const item: AuthoredItem = { type: 'typed', text, answer: 'Mercury', accepted, explanation };
  const found = variantsOf(item).map((way) => (way.type === 'typed' ? (way.accepted ?? []) : null));
  expect(found).toEqual(ways);
});

test.each([
  { distractors: ['Iron', 'Lead'], ways: ['Iron Lead'] },
  { distractors: ['Iron', 'Lead', 'Gold'], ways: ['Iron Lead Gold'] },
  {
    distractors: ['Iron', 'Quicklime', 'Gallium', 'Bromine'],
    ways: [
      'Bromine Gallium Quicklime',
      'Bromine Gallium Iron',
      'Bromine Quicklime Iron',
      'Gallium Quicklime Iron',
      'Bromine Gallium',
      'Bromine Quicklime',
      'Bromine Iron',
      'Gallium Quicklime',
      'Gallium Iron',
      'Quicklime Iron',
    ],
  },
])('of the distractors $distractors those most like the key are best', ({ distractors, ways }) => {
  const text = 'Which metal is liquid in a warm room?';
  const why = 'Mercury melts at minus 39 degrees; bromine is none of the metals.';
  const answer = 'Mercury';
  const item = { type: 'mcq', text, answer, distractors, explanation: why } as const;
  const found = variantsOf(item).map((way) => (way.type === 'mcq' ? way.distractors : []));
  expect(found.map((texts) => texts.join(' '))).toEqual(ways);
});
