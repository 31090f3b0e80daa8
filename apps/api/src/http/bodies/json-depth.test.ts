import { expect, test } from 'vitest';

import { isDeeperThan } from './json-depth.ts';

test.each([
  ['[1]', 1],
  ['[]', 1],
  ['{"a":[{}],"b":[1]}', 3],
  ['[[],[],[]]', 2],
  ['["[[[\\"{{{", "\\\\", []]', 2],
  ['["[[[', 1],
])('%s has so many levels: %d', (json, levels) => {
  expect(isDeeperThan(json, levels)).toBe(false);
  expect(isDeeperThan(json, levels - 1)).toBe(true);
});
