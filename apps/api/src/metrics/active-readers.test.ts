import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { ActiveReaders } from './active-readers.ts';

test('readers count once each, within the window in which they were seen last', () => {
  const readers = new ActiveReaders();
  for (const readerId of [1, 2, 3]) readers.note(readerId, 0);
  readers.note(1, 10 * MINUTE_MS);
  expect(readers.count(10 * MINUTE_MS)).toEqual({ '5m': 1, '1d': 3 });
  expect(readers.count(DAY_MS)).toEqual({ '5m': 0, '1d': 1 });
});

test('who has not been seen for a day is forgotten, though nobody counts', () => {
  const readers = new ActiveReaders();
  for (const readerId of [1, 2, 3]) readers.note(readerId, 0);
  readers.note(4, DAY_MS);
  // As of then the first three would still be there.
  expect(readers.count(0)['1d']).toBe(1);
});
