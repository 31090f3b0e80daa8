import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import {
  ALL_HIDINGS,
  beginOf,
  endOf,
  fieldTimeOf,
  filterOf,
  type HidingFilter,
  hidingsAddress,
  restoringOf,
  searchOf,
  selectionOf,
  withTime,
} from './hiding-filter.ts';

const NOW = 1_800_000_000_000;

test.each<[HidingFilter, object]>([
  [ALL_HIDINGS, {}],
  [
    { ...ALL_HIDINGS, heldBy: 'nothing', bookId: 8, reporter: 'anna' },
    { heldBy: 'nothing', bookId: 8, reporter: 'anna' },
  ],
  [withTime(ALL_HIDINGS, 'hour', NOW), { since: NOW - HOUR_MS }],
  [withTime(ALL_HIDINGS, 'week', NOW), { since: NOW - 7 * DAY_MS }],
  [withTime(withTime(ALL_HIDINGS, 'week', NOW), 'any', NOW), {}],
  [
    { ...ALL_HIDINGS, time: 'between', since: 60_000, until: 119_999 },
    { since: 60_000, until: 119_999 },
  ],
])('%j stays the same in an address, and asks for %j', (filter, selection) => {
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(selectionOf(filter)).toEqual(selection);
  expect(restoringOf(filter)).toEqual({ since: 0, ...selection });
});

test('what nobody would have chosen counts for nothing', () => {
  const search = 'hidings&heldBy=me&bookId=x&time=never&since=12';
  expect(filterOf(new URLSearchParams(search))).toEqual(ALL_HIDINGS);
  expect(filterOf(new URLSearchParams('hidings&bookId=-1&time=week'))).toEqual({
    ...ALL_HIDINGS,
    time: 'week',
  });
});

test('a way leads to the hidings of a book', () => {
  expect(hidingsAddress()).toBe('/admin?hidings=');
  expect(hidingsAddress({ bookId: 8 })).toBe('/admin?hidings=&bookId=8');
});

test('a minute begins and ends within itself', () => {
  const field = '2026-03-02T09:30';
  expect(fieldTimeOf(beginOf(field))).toBe(field);
  expect(fieldTimeOf(endOf(field))).toBe(field);
  expect((endOf(field) ?? 0) - (beginOf(field) ?? 0)).toBe(59_999);
  expect([beginOf(''), endOf(''), fieldTimeOf(undefined)]).toEqual([undefined, undefined, '']);
});
