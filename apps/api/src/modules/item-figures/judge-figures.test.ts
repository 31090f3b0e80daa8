import { describe, expect, test } from 'vitest';

import type { ItemContent } from '../../items/item-content.ts';
import { type Counted, judgeFigures } from './judge-figures.ts';

const shown = { imageUrl: null, place: null };

const MCQ: ItemContent = {
  kind: 'mcq',
  body: { questionText: 'Who?', options: ['Ann', 'Bob', 'Cid', 'Dan'], ...shown },
  answerKey: { answer: 1, explanation: 'Bob did.' },
};
const TRUE_FALSE: ItemContent = {
  kind: 'true_false',
  body: { questionText: 'It was Bob.', options: ['TRUE', 'FALSE'], ...shown },
  answerKey: { answer: 0, explanation: 'Bob did.' },
};

const judge = (over: Partial<Counted>, content: ItemContent = MCQ) =>
  judgeFigures(
    { readers: 20, right: 12, picks: [], discrimination: null, compared: 0, ...over },
    content,
  );

describe('doubts', () => {
  test.each<[string, Partial<Counted>, string[]]>([
    ['none of the usual', {}, []],
    ['0 of 8 right', { readers: 8, right: 0 }, ['nobody-right']],
    ['1 of 20 right', { readers: 20, right: 1 }, ['nobody-right']],
    ['1 of 19 right', { readers: 19, right: 1 }, []],
    [
      'those who know the book are wrong',
      { discrimination: -0.4, compared: 20 },
      ['poor-discrimination'],
    ],
    ['the same by chance among a few', { discrimination: -0.1, compared: 20 }, []],
    ['no difference among many', { discrimination: 0, compared: 120 }, ['poor-discrimination']],
    ['a little difference among many', { discrimination: 0.15, compared: 120 }, []],
    ['a good question', { discrimination: 0.4, compared: 120 }, []],
    ['nearly all right', { right: 19, discrimination: -0.5, compared: 20 }, []],
    [
      'nobody right, and for no reason',
      { right: 0, discrimination: -0.6, compared: 20 },
      ['nobody-right', 'poor-discrimination'],
    ],
  ])('%s', (_, counted, doubts) => {
    expect(judge(counted).doubts).toEqual(doubts);
  });
});

describe('unused options', () => {
  const options = (unused: ReturnType<typeof judge>['unused']) =>
    unused.map(({ option, readers }) => [option, readers]);

  test.each<[string, Partial<Counted>, [string, number][], boolean]>([
    [
      'are wrong ones that fewer than one in twenty picked',
      { readers: 41, picks: [2, 30, 0, 9] },
      [
        ['Ann', 2],
        ['Cid', 0],
      ],
      false,
    ],
    [
      'one in twenty is used',
      { readers: 40, picks: [2, 36, 1, 1] },
      [
        ['Cid', 1],
        ['Dan', 1],
      ],
      false,
    ],
    [
      'all of them are a doubt',
      { readers: 50, right: 47, picks: [1, 47] },
      [
        ['Ann', 1],
        ['Cid', 0],
        ['Dan', 0],
      ],
      true,
    ],
    ['are not told of few readers', { readers: 39, picks: [0, 39] }, [], false],
  ])('%s', (_, counted, unused, doubted) => {
    const judged = judge(counted);
    expect(options(judged.unused)).toEqual(unused);
    expect(judged.doubts.includes('unused-options')).toBe(doubted);
  });

  test('are of questions with options to choose from', () => {
    expect(judge({ readers: 100, right: 99 }, TRUE_FALSE)).toMatchObject({
      unused: [],
      doubts: [],
    });
  });
});

test('figures say how sure they are', () => {
  const { share, discrimination } = judge({ discrimination: 0.5, compared: 30 });
  expect(share.least).toBeCloseTo(0.387, 2);
  expect(share.most).toBeCloseTo(0.781, 2);
  expect(discrimination).toMatchObject({ value: 0.5, readers: 30 });
  expect(discrimination?.least).toBeCloseTo(0.17, 2);
});
