import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Reader } from '../../reader.ts';
import { sliceOf } from './budget-slices.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

test.each<[string, Partial<Reader>]>([
  ['guests', { isGuest: true, createdAt: 0 }],
  ['newcomers', { createdAt: NOW - DAY_MS + 1 }],
  ['recent', { createdAt: NOW - DAY_MS }],
  ['recent', { createdAt: NOW - 30 * DAY_MS + 1 }],
  ['readers', { createdAt: NOW - 30 * DAY_MS }],
  ['everybody', { createdAt: NOW, role: 'admin' }],
])('in the slice of %s is %j', (slice, over) => {
  const reader: Reader = { id: 1, role: 'reader', isGuest: false, createdAt: NOW, ...over };
  expect(sliceOf(reader, NOW)).toBe(slice);
});
