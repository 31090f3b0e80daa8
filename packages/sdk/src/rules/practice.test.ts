import { expect, test } from 'vitest';

import { HOUR_MS } from '../domain/durations.ts';
import { practiceOf } from './practice.ts';

const noon = Date.UTC(2026, 2, 1, 12);

test.each([
  ['never practised', undefined, 'new'],
  ['due an hour ago', noon - HOUR_MS, 'due'],
  ['due at this very moment', noon, 'due'],
  ['due in a millisecond', noon + 1, 'early'],
  ['due at the epoch', 0, 'due'],
] as const)('%s', (_, dueAt, practice) => {
  expect(practiceOf(dueAt, noon)).toBe(practice);
});
