import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { timeAgo } from './time-ago.ts';

const now = Date.UTC(2026, 2, 1, 12);
const minutes = (count: number) => count * MINUTE_MS;

test.each([
  [0, 'a moment ago'],
  [minutes(1) - 1, 'a moment ago'],
  [minutes(1), '1 minute ago'],
  [minutes(59), '59 minutes ago'],
  [minutes(60), '1 hour ago'],
  [minutes(60 * 3 + 20), '3 hours ago'],
  [minutes(60 * 24), '1 day ago'],
  [minutes(60 * 24 * 9), '9 days ago'],
  [-minutes(5), 'a moment ago'],
])('%i ms before is %s', (passed, words) => {
  expect(timeAgo(now - passed, now)).toBe(words);
});
