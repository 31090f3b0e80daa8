import type { FeedItem } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aFlashcard, aQuestion } from '../../testing/items.ts';
import { type FeedPart, itemsOf, placeAfter } from './feed-page.ts';

const questions = (...ids: number[]): FeedItem[] => ids.map((id) => aQuestion({ id }));
const server = (...items: FeedItem[]): FeedPart => ({ source: 'server', items });
const pack = (...items: FeedItem[]): FeedPart => ({ source: 'pack', items });

const offsetAfter = (...pages: FeedPart[]) => {
  const last = pages.at(-1);
  return last && placeAfter(last, pages)?.offset;
};

test.each<[string, FeedPart[], number | undefined]>([
  ['a full page', [server(...questions(1, 2, 3, 4, 5))], 5],
  ['a short page is the end', [server(...questions(1, 2))], undefined],
  ['a short page with more to come since', [{ ...server(...questions(1, 2)), goesOn: true }], 2],
  ['a full page of the pack', [pack(...questions(1, 2, 3, 4, 5))], 0],
  ['a short page of the pack is no end', [pack(...questions(1))], 0],
  ['pack in between', [server(...questions(1, 2, 3, 4, 5)), pack(...questions(6))], 5],
  [
    'the server again',
    [
      server(...questions(1, 2, 3, 4, 5)),
      pack(...questions(6)),
      server(...questions(6, 7, 8, 9, 10)),
    ],
    10,
  ],
])('the offset counts what the server gave: %s', (_, pages, offset) => {
  expect(offsetAfter(...pages)).toBe(offset);
});

test('all that is shown is told, so that nothing comes again', () => {
  const pages = [server(...questions(1, 2, 3, 4), aFlashcard({ id: 1 })), pack(...questions(9))];
  expect(placeAfter(pack(...questions(9)), pages)?.shown).toEqual([
    'question:1',
    'question:2',
    'question:3',
    'question:4',
    'flashcard:1',
    'question:9',
  ]);
});

test('what comes twice is shown once, where it came first', () => {
  const items = itemsOf([pack(...questions(3, 1)), server(...questions(1, 2, 3))]);
  expect(items.map(({ id }) => id)).toEqual([3, 1, 2]);
});
