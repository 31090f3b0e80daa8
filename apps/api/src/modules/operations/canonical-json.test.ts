import { expect, test } from 'vitest';

import { canonicalJson } from './canonical-json.ts';

test.each([
  [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
  [{ z: { y: 1, x: [{ d: 1, c: 2 }] } }, '{"z":{"x":[{"c":2,"d":1}],"y":1}}'],
  [[3, 1, 2], '[3,1,2]'],
  [null, 'null'],
  [{ Zoë: 'é', a: null }, '{"Zoë":"é","a":null}'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});
