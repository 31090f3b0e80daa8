import { expect, test } from 'vitest';

import { CHECKS } from './catalogue.ts';

test('there are twenty checks, each with what it asks', () => {
  const numbers = new Set(Object.values(CHECKS).map(({ number }) => number));
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
  expect(new Set(Object.values(CHECKS).map(({ asks }) => asks)).size).toBe(21);
});
