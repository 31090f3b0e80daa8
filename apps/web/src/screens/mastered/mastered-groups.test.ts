import type { MasteredQuestion } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aBook, aMastered } from '../../testing/items.ts';
import { groupByBook, typeText } from './mastered-groups.ts';

const [histories, cosmos] = [aBook(), aBook({ id: 3, title: 'Cosmos' })];

test.each<[MasteredQuestion[], [string, number[]][]]>([
  [[], []],
  [[aMastered({ id: 5 })], [['The Histories', [5]]]],
  [
    [
      aMastered({ id: 9, book: cosmos }),
      aMastered({ id: 5, book: histories }),
      aMastered({ id: 2, book: cosmos }),
    ],
    [
      ['Cosmos', [9, 2]],
      ['The Histories', [5]],
    ],
  ],
])('questions stand under their books, newest first', (questions, expected) => {
  const groups = groupByBook(questions).map((group) => [
    group.book.title,
    group.questions.map(({ id }) => id),
  ]);
  expect(groups).toEqual(expected);
});

test.each([
  ['mcq', 'MCQ'],
  ['true_false', 'TRUE FALSE'],
  ['match_pairs', 'MATCH PAIRS'],
  ['arrange_list', 'ARRANGE LIST'],
])('%s is called %s', (type, words) => {
  expect(typeText(type)).toBe(words);
});
