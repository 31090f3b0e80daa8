import { expect, test } from 'vitest';

import { BodyPace } from './body-pace.ts';

const PACE = { patienceMs: 60_000, bytesPerSecond: 1000 };
const SECOND = 1000;

/** Bytes that come each second, and after how many of them the body is too slow. */
test.each<[string, (second: number) => number, number | undefined]>([
  ['one that does not come at all', () => 0, 61],
  ['one that comes half as fast as it may', () => 500, 121],
  ['one that comes as slowly as it may', () => 1000, undefined],
  ['one that comes in bursts', (second) => (second % 60 === 0 ? 60_000 : 0), undefined],
  ['one that came fast and stops', (second) => (second < 10 ? 1_000_000 : 0), 70],
  ['one that stops for a minute and goes on', (second) => (second < 60 ? 0 : 1000), undefined],
])('%s', (_, bytesIn, expected) => {
  const pace = new BodyPace(PACE, 0);
  const seconds = Array.from({ length: 600 }, (__, second) => second + 1);
  const tooSlowAt = seconds.find((second) => {
    pace.add(bytesIn(second), second * SECOND);
    return pace.isTooSlow(second * SECOND);
  });
  expect(tooSlowAt).toBe(expected);
});
