import { expect, test } from 'vitest';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import { LAST_INSTANT_MS } from '../domain/limits.ts';
import { answeredAt, deviceTime } from './answered-at.ts';

const now = Date.UTC(2026, 2, 1, 12);
const since = Date.UTC(2026, 0, 9, 12);

test.each([
  ['nothing', undefined, now],
  ['an hour ago', now - HOUR_MS, now - HOUR_MS],
  ['more than 14 days ago', now - 20 * DAY_MS, now - 20 * DAY_MS],
  ['now', now, now],
  ['tomorrow', now + DAY_MS, now],
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

const YEAR_MS = 365 * DAY_MS;

const receivedAt = Date.UTC(2026, 2, 10, 12);
const given = receivedAt - 2 * DAY_MS;

test.each<[string, { stampedAt: number; sentAt: number }, number]>([
  ['a clock that is right', { stampedAt: given, sentAt: receivedAt }, given],
  ['a slow network', { stampedAt: given, sentAt: receivedAt - 5 * MINUTE_MS }, given],
  ['a clock a little ahead', { stampedAt: given, sentAt: receivedAt + 5 * MINUTE_MS }, given],
  ['a clock ahead by three days', clockOffBy(3 * DAY_MS), given],
  ['a clock behind by an hour', clockOffBy(-HOUR_MS), given],
  ['a clock that began in 1970', clockOffBy(10 * DAY_MS - receivedAt), given],
  ['a clock in the far future', clockOffBy(LAST_INSTANT_MS - receivedAt), given],
  [
    'an answer that was stamped just after the sending began',
    { stampedAt: receivedAt + DAY_MS + 1, sentAt: receivedAt + DAY_MS },
    receivedAt + 1,
  ],
  ['a clock that was reset to 1970 after the answer', { stampedAt: given, sentAt: HOUR_MS }, given],
  [
    'a clock that was three days ahead and has been put right',
    { stampedAt: given + 3 * DAY_MS, sentAt: receivedAt },
    given + 3 * DAY_MS,
  ],
  [
    'a clock that was put back by an hour after the answer',
    { stampedAt: receivedAt - MINUTE_MS, sentAt: receivedAt - HOUR_MS },
    receivedAt - MINUTE_MS,
  ],
  [
    'a clock that was put into the far future after the answer',
    { stampedAt: given, sentAt: receivedAt + 60 * YEAR_MS },
    given,
  ],
])('%s', (_, { stampedAt, sentAt }, expected) => {
  expect(deviceTime(stampedAt, { sentAt, receivedAt, since })).toBe(expected);
});

/** How a clock with this error stamps the answer and the sending. */
function clockOffBy(error: number) {
  return { stampedAt: given + error, sentAt: receivedAt + error };
}

test('whatever a device says, an answer is neither in the future nor before the reader', () => {
  const moments = [0, HOUR_MS, since, given, receivedAt, receivedAt + 3 * DAY_MS, LAST_INSTANT_MS];
  for (const stampedAt of moments) {
    for (const sentAt of moments) {
      const claimed = deviceTime(stampedAt, { sentAt, receivedAt, since });
      const at = answeredAt(claimed, { since, now: receivedAt });
      expect(at).toBeGreaterThanOrEqual(since);
      expect(at).toBeLessThanOrEqual(receivedAt);
    }
  }
});
