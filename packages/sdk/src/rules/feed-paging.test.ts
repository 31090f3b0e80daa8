import { expect, test } from 'vitest';

import { FEED_PAGE_SIZE, MOST_FEED_PAGE } from '../domain/paging.ts';
import { dedupeFeed, feedItemKey, feedPageLength, hasNextPage, nextOffset } from './feed-paging.ts';

const questions = (...ids: number[]) => ids.map((id) => ({ itemType: 'question', id }));

test.each([
  [0, false],
  [1, false],
  [4, false],
  [5, true],
  [6, false],
])('after a page of %i items there is a next one: %s', (size, more) => {
  expect(hasNextPage(Array.from({ length: size }, () => ({})))).toBe(more);
});

test.each([
  [1, 1],
  [MOST_FEED_PAGE, MOST_FEED_PAGE],
  [MOST_FEED_PAGE + 1, MOST_FEED_PAGE],
  [undefined, FEED_PAGE_SIZE],
])('whoever asks for %s items gets %i', (limit, length) => {
  expect(feedPageLength(limit)).toBe(length);
});

test('what is asked for is what the server gives, and a full page is not the last', () => {
  expect(FEED_PAGE_SIZE).toBeLessThanOrEqual(MOST_FEED_PAGE);
  expect(hasNextPage(Array.from({ length: feedPageLength(FEED_PAGE_SIZE) }))).toBe(true);
});

test.each([
  [[], 0],
  [[[1, 2, 3, 4, 5]], 5],
  [
    [
      [1, 2, 3, 4, 5],
      [5, 6, 7],
    ],
    8,
  ],
])('after the pages %j the next offset is %i', (pages, offset) => {
  expect(nextOffset(pages)).toBe(offset);
});

test.each([
  [{ itemType: 'question', id: 3 }, 'question:3'],
  [{ itemType: 'flashcard', id: 3 }, 'flashcard:3'],
  [{ id: 3 }, 'question:3'],
])('%j has the key %s', (item, key) => {
  expect(feedItemKey(item)).toBe(key);
});

test('an item that comes again is dropped, the first stays in its place', () => {
  expect(dedupeFeed([questions(1, 2), questions(2, 3, 1)])).toEqual(questions(1, 2, 3));
});

test('a question and a flashcard may share an id', () => {
  const both = [
    { itemType: 'question', id: 1 },
    { itemType: 'flashcard', id: 1 },
  ];
  expect(dedupeFeed([both])).toEqual(both);
});

test('an item without a type is the question of that id', () => {
  expect(dedupeFeed<{ itemType?: string; id: number }>([[{ id: 1 }], questions(1)])).toEqual([
    { id: 1 },
  ]);
});
