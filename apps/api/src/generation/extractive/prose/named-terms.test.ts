import { expect, test } from 'vitest';

import { termsNamedIn } from './named-terms.ts';

const TERMS = new Set(['tide', 'tide pool', 'pool', 'c++', 'well-kept pool', 'gas']);
const namedIn = termsNamedIn(TERMS);

test.each<[string, readonly string[]]>([
  ['The tide is low.', ['tide']],
  ['Tide pools and C++.', ['c++', 'pool', 'tide', 'tide pool']],
  ['A spring-tide.', ['tide']],
  ['Tides, pools.', ['pool', 'tide']],
  ['Tidal pooling, and c+.', []],
  ['A well-kept pool', ['pool', 'well-kept pool']],
  ['A gas, tide  pool.', ['gas', 'pool', 'tide']],
  ['', []],
])('terms named in "%s"', (text, terms) => {
  expect([...namedIn(text)].toSorted()).toEqual(terms);
});

test('of no terms nothing is named', () => {
  expect(termsNamedIn(new Set())('The tide').size).toBe(0);
  expect(termsNamedIn(new Set(['++']))('a ++ b').size).toBe(0);
});
