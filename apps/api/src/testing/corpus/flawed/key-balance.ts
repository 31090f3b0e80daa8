import { arrangeList, matchPairs, mcq, trueFalse } from '../../sample-content.ts';
import { type Case, asStored } from '../case.ts';

const OPTIONS = ['Iron', 'Lead', 'Zinc', 'Gold'];
const METALS = Array.from({ length: 60 }, (_, index) => index);

const keyAt = (place: number, index: number, options = OPTIONS) =>
  mcq({
    stem: `Which metal did mine number ${index} yield in its best year?`,
    options,
    answer: options[place] ?? '',
  });
const keys = (count: number, place: (index: number) => number, options = OPTIONS) =>
  asStored(...METALS.slice(0, count).map((index) => keyAt(place(index), index, options)));
const statements = (count: number, isTrue: (index: number) => boolean) =>
  asStored(
    ...METALS.slice(0, count).map((index) =>
      trueFalse(`Mine number ${index} was closed in the following year.`, isTrue(index)),
    ),
  );

/** 19: keys that follow a pattern, and items shown already solved. */
export const keyBalance: readonly Case[] = [
  keys(12, () => 0),
  keys(40, (index) => (index % 10 < 6 ? 1 : index % 4)),
  keys(30, (index) => index % 2),
  keys(24, (index) => 1 + (index % 2)),
  keys(60, (index) => (index % 3 === 0 ? index % 4 : 2)),
  keys(30, (index) => (index % 5 === 0 ? 1 : 0), ['Iron', 'Lead', 'Zinc']),
  statements(20, () => true),
  statements(30, (index) => index % 10 < 7),
  statements(25, (index) => index % 5 === 0),
  asStored(arrangeList({ answer: [0, 1, 2] })),
  asStored(matchPairs({ right: ['Mammal', 'Bird', 'Fish'] })),
  asStored(
    arrangeList({
      options: ['Spring', 'Summer', 'Autumn', 'Winter'],
      answer: [0, 1, 2, 3],
      stem: 'Put the seasons in order, spring first.',
    }),
  ),
];
