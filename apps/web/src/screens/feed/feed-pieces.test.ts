import type { FeedItem } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aQuestion } from '../../testing/items.ts';
import { feedPieces } from './feed-pieces.ts';

const items = (ids: readonly number[]): FeedItem[] => ids.map((id) => aQuestion({ id }));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const piecesOf = (ids: readonly number[], places: Map<string, number>) =>
  feedPieces(items(ids), places).map(({ cards }) => cards.map(({ id }) => id));

test('a piece has ten cards, the last one what is left', () => {
  expect(piecesOf(upTo(23), new Map()).map((ids) => ids.length)).toEqual([10, 10, 3]);
  expect(piecesOf([], new Map())).toEqual([]);
});

test('where one leaves, all others stay in their pieces, and new ones come last', () => {
  const places = new Map<string, number>();
  piecesOf(upTo(23), places);
  const left = upTo(25).filter((id) => id !== 4);
  const [first, second, third] = piecesOf(left, places);
  expect(first).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  expect(second).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(third).toEqual([21, 22, 23, 24, 25]);
});

test('a whole piece may leave', () => {
  const places = new Map<string, number>();
  piecesOf(upTo(23), places);
  expect(piecesOf([21, 22, 23], places)).toEqual([[21, 22, 23]]);
});

test('the order is that of the feed, whatever it was before', () => {
  const places = new Map<string, number>();
  piecesOf(upTo(23), places);
  expect(piecesOf([15, 3, 22, 7], places).flat()).toEqual([15, 3, 22, 7]);
});
