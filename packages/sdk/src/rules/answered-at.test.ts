import { expect, test } from 'vitest';

import { answeredAt } from './answered-at.ts';

const now = Date.UTC(2026, 2, 1, 12);
const since = Date.UTC(2026, 1, 1);

test.each([
  ['nothing', undefined, now],
  ['an hour ago', now - 3_600_000, now - 3_600_000],
  ['more than 14 days ago', now - 20 * 86_400_000, now - 20 * 86_400_000],
  ['now', now, now],
  ['tomorrow', now + 86_400_000, now],
  ['before the reader was there', since - 1, since],
  ['the epoch, as of a clock that was reset', 0, since],
  ['no number', Number.NaN, now],
  ['no end', Number.POSITIVE_INFINITY, now],
])('claimed: %s', (_, claimed, at) => {
  expect(answeredAt(claimed, { since, now })).toBe(at);
});

test('a reader who came from a server whose clock runs ahead answers now', () => {
  expect(answeredAt(now - 1, { since: now + 5, now })).toBe(now);
});
