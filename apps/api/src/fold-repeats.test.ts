import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { RepeatFold } from './fold-repeats.ts';

const letThrough = (fold: RepeatFold, sort: string, times: number) =>
  Array.from({ length: times }, () => fold.lets(sort)).filter(Boolean).length;

it('lets twenty of a sort through in a minute and tells how many it left out', () => {
  const fold = new RepeatFold();
  expect(fold.endWindow(0)).toEqual([]);

  expect(letThrough(fold, 'refused 192.0.2.1', 5000)).toBe(20);
  expect(letThrough(fold, 'refused 192.0.2.2', 3)).toBe(3);

  expect(fold.endWindow(MINUTE_MS - 1)).toEqual([]);
  expect(fold.endWindow(MINUTE_MS)).toEqual([{ sort: 'refused 192.0.2.1', times: 4980 }]);
  expect(letThrough(fold, 'refused 192.0.2.1', 5000)).toBe(20);
});

it('holds no more sorts in memory than ten thousand', () => {
  const fold = new RepeatFold();
  for (let address = 0; address < 10_000; address += 1) fold.lets(`refused ${address}`);

  expect(letThrough(fold, 'refused 10001', 15)).toBe(15);
  expect(letThrough(fold, 'refused 10002', 15)).toBe(5);
  expect(fold.end()).toEqual([{ sort: 'others', times: 10 }]);
});

it('begins a new minute when the clock is set back', () => {
  const fold = new RepeatFold();
  fold.endWindow(60 * MINUTE_MS);
  letThrough(fold, 'refused', 21);
  expect(fold.endWindow(0)).toEqual([{ sort: 'refused', times: 1 }]);
  expect(fold.endWindow(1)).toEqual([]);
});
