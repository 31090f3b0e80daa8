import { expect, test } from 'vitest';

import {
  lineUp,
  type MatchingState,
  NOTHING_MATCHED,
  pairsOfAnswer,
  tapLeft,
  tapRight,
} from './matching.ts';
import { pairLook } from './pair-look.ts';

/** Taps in turn: L… on the left, the rest on the right. */
function after(...taps: string[]): MatchingState {
  return taps.reduce(
    (state, item) => (item.startsWith('L') ? tapLeft(state, item) : tapRight(state, item)),
    NOTHING_MATCHED,
  );
}

test.each<[string, string[], Record<string, string>, string | undefined]>([
  ['left, then right', ['L1', 'R1'], { L1: 'R1' }, undefined],
  ['a used right item moves', ['L1', 'R1', 'L2', 'R1'], { L2: 'R1' }, undefined],
  ['a matched left item gets a new right one', ['L1', 'R1', 'L1', 'R2'], { L1: 'R2' }, undefined],
  ['a tap on the left item removes the match', ['L1', 'R1', 'L1'], {}, 'L1'],
  ['a tap on the right item removes the match', ['L1', 'R1', 'R1'], {}, undefined],
  ['a second tap lets a left item go', ['L1', 'L1'], {}, undefined],
  ['another left item takes the pick over', ['L1', 'L2'], {}, 'L2'],
  ['right first does nothing', ['R1'], {}, undefined],
])('%s', (_, taps, matches, picked) => {
  const state = after(...taps);
  expect(state.matches).toEqual(matches);
  expect(state.picked).toBe(picked);
});

test('says what a tap did', () => {
  expect(after('L1', 'R1').said).toBe('L1 matched with R1');
  expect(after('L1', 'R1', 'R1').said).toBe('Match removed');
  expect(after('R1').said).toBe('Pick one on the left first');
});

test('items with names of object properties are items like others', () => {
  const picked = tapLeft(NOTHING_MATCHED, 'constructor');
  expect(picked.picked).toBe('constructor');
  expect(tapRight(picked, 'toString').matches).toEqual({ constructor: 'toString' });
});

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
  expect(pairLook(pairing, 'left', 'b')).toEqual({
    tone: 'missed',
    spoken: '(belongs to 2; you joined 3)',
  });
  expect(pairLook(pairing, 'right', '3')).toEqual({
    tone: 'missed',
    spoken: '(belongs to c)',
    joined: '2',
  });
});

test('what belongs to none is told with the verdict, also to who joined it', () => {
  const pairing = { left: ['a'], matches: { a: '2' }, solution: { a: '1' } };
  expect(pairLook(pairing, 'right', '2')).toEqual({
    tone: 'over',
    spoken: '(belongs to none; you joined a)',
  });
  expect(pairLook(pairing, 'right', '3')).toEqual({ tone: 'over', spoken: '(belongs to none)' });
  expect(pairLook({ ...pairing, solution: undefined }, 'right', '3').tone).toBe('rest');
});
