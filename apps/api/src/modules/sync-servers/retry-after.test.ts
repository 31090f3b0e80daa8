import { HOUR_MS } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { retryAfterOf } from './retry-after.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

it.each<[number, string | undefined, number]>([
  [429, '600', NOW + 600_000],
  [503, 'Mon, 02 Mar 2026 09:10:00 GMT', NOW + 600_000],
  [429, '99999999999', NOW + 5 * HOUR_MS],
  [503, 'Fri, 31 Dec 9999 23:59:59 GMT', NOW + 5 * HOUR_MS],
  [429, 'soon', 0],
  [429, undefined, 0],
  [500, '600', 0],
])('a server that answers %s and "%s" is asked again at %s', (status, said, at) => {
  const headers = said === undefined ? {} : { 'retry-after': said };
  const answered = { status, text: '', headers };
  expect(retryAfterOf(answered, NOW)).toBe(at);
});
