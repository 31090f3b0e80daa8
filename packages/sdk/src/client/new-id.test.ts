import { afterEach, expect, test, vi } from 'vitest';

import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with TLS', crypto],
  ['without', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('ids are what an operation may be called by, each another one: %s', (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
});
