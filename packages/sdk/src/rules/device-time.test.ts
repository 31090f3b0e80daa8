import { expect, test } from 'vitest';

import { answeredAt } from './answered-at.ts';
import { deviceTime } from './device-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const receivedAt = Date.UTC(2026, 2, 10, 12);
const since = receivedAt - 60 * DAY;
const given = receivedAt - 2 * DAY;

test.each<[string, { stampedAt: number; sentAt: number }, number]>([
  ['a clock that is right', { stampedAt: given, sentAt: receivedAt }, given],
  ['a slow network', { stampedAt: given, sentAt: receivedAt - 5 * MINUTE }, given],
  ['a clock a little ahead', { stampedAt: given, sentAt: receivedAt + 5 * MINUTE }, given],
  ['a clock ahead by three days', clockOffBy(3 * DAY), given],
  ['a clock behind by an hour', clockOffBy(-HOUR), given],
  ['a clock that began in 1970', clockOffBy(10 * DAY - receivedAt), given],
  ['a clock in the far future', clockOffBy(8_640_000_000_000_000 - receivedAt), given],
  [
    'an answer that was stamped just after the sending began',
    { stampedAt: receivedAt + DAY + 1, sentAt: receivedAt + DAY },
    receivedAt + 1,
  ],
  ['a clock that was reset to 1970 after the answer', { stampedAt: given, sentAt: HOUR }, given],
  [
    'a clock that was three days ahead and has been put right',
    { stampedAt: given + 3 * DAY, sentAt: receivedAt },
    given + 3 * DAY,
  ],
  [
    'a clock that was put back by an hour after the answer',
    { stampedAt: receivedAt - MINUTE, sentAt: receivedAt - HOUR },
    receivedAt - MINUTE,
  ],
  [
    'a clock that was put into the far future after the answer',
    { stampedAt: given, sentAt: receivedAt + 60 * YEAR },
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
  const moments = [0, HOUR, since, given, receivedAt, receivedAt + 3 * DAY, 8.64e15];
  for (const stampedAt of moments) {
    for (const sentAt of moments) {
      const claimed = deviceTime(stampedAt, { sentAt, receivedAt, since });
      const at = answeredAt(claimed, { since, now: receivedAt });
      expect(at).toBeGreaterThanOrEqual(since);
      expect(at).toBeLessThanOrEqual(receivedAt);
    }
  }
});
