import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { retryText } from './retry-text.ts';

const now = new Date(2026, 2, 2, 14, 0).getTime();

test.each([
  [now + 5 * MINUTE_MS, 'Try again at 14:05.'],
  [now + 4 * MINUTE_MS + 1, 'Try again at 14:05.'],
  [now + 12 * HOUR_MS, 'Try again on 3 March at 02:00.'],
  [now, 'You can try again now.'],
  [now - HOUR_MS, 'You can try again now.'],
])('%i is told as %s', (retryAt, text) => {
  expect(retryText(retryAt, now)).toBe(text);
});
