import { expect, test } from 'vitest';

import {
  arrangeList,
  flashcard,
  matchPairs,
  mcq,
  trueFalse,
} from '../../testing/sample-content.ts';
import type { ItemContent } from '../item-content.ts';
import { integrityFlaws } from './integrity-flaws.ts';
import { shapeFlaws } from './shape-flaws.ts';

const nameOf = ({ check }: { check: string }) => check;
const long = 'word '.repeat(70);

const malformed: [string, ItemContent][] = [
  ['answer shape', mcq({ answer: 'Gold' })],
  ['answer shape', arrangeList({ answer: [0, 1] })],
  ['answer shape', arrangeList({ answer: [0, 1, 1] })],
  ['answer shape', matchPairs({ answer: { Ape: 'Mammal', Hen: 'Bird' } })],
  ['answer shape', matchPairs({ answer: { Ape: 'Mammal', Hen: 'Mammal', Cod: 'Fish' } })],
  ['answer shape', matchPairs({ answer: { Ape: 'Mammal', Hen: 'Bird', Elk: 'Fish' } })],
  ['duplicate options', mcq({ options: ['Iron', 'Mercury', 'Iron'] })],
  ['duplicate options', matchPairs({ right: ['Fish', 'Fish', 'Mammal', 'Bird'] })],
];

test.each(malformed)('integrity: %s', (check, content) => {
  expect(integrityFlaws(content).map(nameOf)).toContain(check);
  expect(shapeFlaws(content).map(nameOf)).toContain(check);
});

const outOfBounds: [string, ItemContent][] = [
  ['parts and lengths', mcq({ stem: 'Which metal?' })],
  ['parts and lengths', trueFalse(long)],
  ['parts and lengths', flashcard('Why?')],
  ['parts and lengths', mcq({ options: ['Iron', 'Mercury'] })],
  ['parts and lengths', mcq({ options: ['Iron', 'Mercury', 'Gold', 'Lead', 'Zinc', 'Tin'] })],
  ['parts and lengths', arrangeList({ options: ['One', 'Two'], answer: [1, 0] })],
  ['parts and lengths', matchPairs({ left: ['Ape', 'Hen'], right: ['Bird', 'Mammal'] })],
  ['parts and lengths', mcq({ options: ['Iron', 'Mercury', long] })],
  ['parts and lengths', flashcard('What is mercury used for?', ' ')],
  ['parts and lengths', mcq({ explanation: '' })],
];

test.each(outOfBounds)('shape: %s', (check, content) => {
  expect(shapeFlaws(content).map(nameOf)).toContain(check);
});

test.each([mcq(), trueFalse(), matchPairs(), arrangeList(), flashcard()])(
  'a sound item passes: %j',
  (content) => {
    expect(shapeFlaws(content)).toEqual([]);
  },
);
