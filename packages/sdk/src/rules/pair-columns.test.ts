import { describe, expect, test } from 'vitest';

import { matchesNeeded, pairColumns } from './pair-columns.ts';

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
