import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { matchesNeeded, matchPair, pairColumns, unmatch } from './matching.ts';

describe('pairColumns', () => {
  test.each([
    ['a flat array', ['a', 'b', '1', '2'], ['a', 'b'], ['1', '2']],
    ['a flat array of odd length', ['a', 'b', '1', '2', '3'], ['a', 'b'], ['1', '2', '3']],
    ['two sides', { left: ['a'], right: ['1', '2'] }, ['a'], ['1', '2']],
  ])('reads %s', (_, options, left, right) => {
    expect(pairColumns(options)).toEqual({ kind: 'columns', left, right });
  });

  test.each([
    [undefined],
    [null],
    ['ab'],
    [7],
    [{}],
    [{ left: ['a'] }],
    [{ left: ['a'], right: 'b' }],
    [{ left: null, right: ['b'] }],
    [{ left: [1], right: ['b'] }],
    [['a', null]],
    [[['a'], ['b']]],
  ])('takes %j for invalid', (options) => {
    expect(pairColumns(options)).toEqual({ kind: 'invalid' });
  });

  test.each([[[]], [['a']], [{ left: [], right: ['1'] }], [{ left: ['a'], right: [] }]])(
    'takes %j for empty',
    (options) => {
      expect(pairColumns(options)).toEqual({ kind: 'empty' });
    },
  );
});

test.each([
  [['a', 'b'], ['1', '2'], 2],
  [['a', 'b', 'c'], ['1', '2'], 2],
  [['a'], ['1', '2'], 1],
])('%j and %j need %i matches', (left, right, needed) => {
  expect(matchesNeeded({ left, right })).toBe(needed);
});

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
