import { expect, test } from 'vitest';

import { pairLook } from './pair-look.ts';
import { lineUp, pairsOfAnswer } from './solved-pairs.ts';

test('each right item comes beside its left one, what is over comes last', () => {
  expect(
    lineUp({ left: ['a', 'b', 'c'], right: ['2', '9', '1', '8'] }, { a: '1', b: '2' }),
  ).toEqual({ left: ['a', 'b', 'c'], right: ['1', '2', '9', '8'] });
});

test('pairs that name foreign items are left out', () => {
  expect(lineUp({ left: ['a'], right: ['1'] }, { a: '7', x: '1' })).toEqual({
    left: ['a'],
    right: ['1'],
  });
});

test('only a map holds pairs', () => {
  expect(pairsOfAnswer([1])).toBeUndefined();
  expect(pairsOfAnswer(1)).toBeUndefined();
  expect(pairsOfAnswer({ a: '1' })).toEqual({ a: '1' });
});

test('after a wrong answer the look tells what was right and what belongs where', () => {
  const pairing = {
    left: ['a', 'b', 'c'],
    matches: { a: '1', b: '3', c: '2' },
    solution: { a: '1', b: '2', c: '3' },
  };
  expect(pairLook(pairing, 'left', 'a').tone).toBe('solved');
  expect(pairLook(pairing, 'left', 'b')).toEqual({ tone: 'missed', spoken: '(belongs to 2)' });
  expect(pairLook(pairing, 'right', '3')).toEqual({ tone: 'missed', spoken: '(belongs to c)' });
});
