import { expect, test } from 'vitest';

import { type MatchingState, NOTHING_MATCHED, tapLeft, tapRight } from './matching-state.ts';

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
