import { expect, test } from 'vitest';

import { CHECKS, isDoubt } from './check-catalogue.ts';

test('the checks are numbered without a gap, each with what it asks', () => {
  const numbers = new Set(Object.values(CHECKS).map(({ number }) => number));
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 34 }, (_, n) => n + 1),
  );
  expect(new Set(Object.values(CHECKS).map(({ asks }) => asks)).size).toBe(35);
});

test.each([
  ['longest key', false],
  ['written answer', false],
  ['order cue', true],
  ['not self-contained', true],
] as const)('whether what %s finds is a doubt: %s', (check, expected) => {
  expect(isDoubt({ check })).toBe(expected);
});
