import { expect, test } from 'vitest';

import { aPending } from '../../testing/pending.ts';
import type { PendingOperation } from '../operation.ts';
import { afterFailure, nextToSend, withAnotherTry } from './stand-aside.ts';

/** Rows by their target and what is with them, in the order of doing. */
const rows = (...facts: readonly (readonly [number, Partial<PendingOperation>?])[]) =>
  facts.map(([target, overrides], index) => aPending({ target, seq: index + 1, ...overrides }));

const failed = { failures: 1 };
const aside = { state: 'aside', failures: 3 } as const;
const shelf = { kind: 'shelf', value: true } as const;

test.each([
  ['all that waits', rows([1], [2], [1]), [1, 2, 3]],
  ['not what is refused', rows([1, { state: 'refused' }], [1], [2]), [2, 3]],
  ['what comes before one that failed', rows([1], [2, failed], [3]), [1]],
  ['one that failed, alone', rows([1, failed], [2, failed], [3]), [1]],
  ['nothing that stands aside, and nothing behind it', rows([1, aside], [1], [2]), [3]],
  ['nothing', rows([1, aside], [1]), []],
  ['a book is no item', rows([1, aside], [1, shelf]), [2]],
])('what goes next: %s', (_, waiting, expected) => {
  expect(nextToSend(waiting, 9).map(({ seq }) => seq)).toEqual(expected);
});

test('what goes next is never too much', () => {
  expect(nextToSend(rows([1], [2], [3]), 2).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('an operation stands aside when the server has failed on it three times', () => {
  const [row = aPending()] = rows([1]);
  const states = [1, 2, 3].map((times) => {
    let failing = row;
    for (let time = 0; time < times; time += 1) failing = afterFailure(failing, undefined);
    return failing.state;
  });
  expect(states).toEqual(['waiting', 'waiting', 'aside']);
  expect(afterFailure(withAnotherTry({ ...row, ...aside }), undefined).state).toBe('aside');
});
