import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { matchPair, unmatch } from './matching.ts';

describe('matchPair', () => {
  test.each([
    ['adds a match', { a: '1' }, 'b', '2', { a: '1', b: '2' }],
    ['moves a right item that is in use', { a: '1', b: '2' }, 'c', '1', { b: '2', c: '1' }],
    ['replaces the match of a left item', { a: '1' }, 'a', '2', { a: '2' }],
    ['does both at once', { a: '1', b: '2' }, 'a', '2', { a: '2' }],
    ['leaves a match that is picked again', { a: '1' }, 'a', '1', { a: '1' }],
  ])('%s', (_, matches, left, right, after) => {
    const before = structuredClone(matches);
    expect(matchPair(matches, left, right)).toEqual(after);
    expect(matches).toEqual(before);
  });

  test('takes any text for an item', () => {
    const matches = matchPair(matchPair({}, '__proto__', 'constructor'), 'toString', '');
    expect(Object.entries(matches)).toEqual([
      ['__proto__', 'constructor'],
      ['toString', ''],
    ]);
  });

  test('never uses an item twice, whatever is clicked', () => {
    const click = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3'));
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const matches = clicks.reduce(
          (before, [left, right]) => matchPair(before, left, right),
          {},
        );
        const rights = Object.values(matches);
        expect(new Set(rights).size).toBe(rights.length);
      }),
    );
  });
});

test.each([
  ['left', 'a', { b: '2' }],
  ['right', '2', { a: '1' }],
  ['right', 'a', { a: '1', b: '2' }],
] as const)('unmatch takes out the match with the %s item %s', (side, item, after) => {
  expect(unmatch({ a: '1', b: '2' }, side, item)).toEqual(after);
});
