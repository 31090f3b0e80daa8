import { expect, test } from 'vitest';

import { type Answer, UNKNOWN } from '../domain/answers.ts';
import type { QuestionKind } from '../domain/kinds.ts';
import { reasonFor } from './reasons.ts';

const reason = (...mistake: string[]) => ({ mistake, reason: mistake.join(' / ') });
const letters = ['a', 'b', 'c'];
const columns = { left: ['x', 'y'], right: ['1', '2', '3'] };

test.each<[QuestionKind, unknown, Answer, string | undefined]>([
  ['mcq', letters, 1, 'b'],
  ['mcq', letters, 0, undefined],
  ['mcq', letters, UNKNOWN, undefined],
  ['arrange_list', letters, [1, 0], 'b'],
  ['arrange_list', letters, [2, 0], 'c / a'],
  ['arrange_list', letters, [0, 2], undefined],
  ['arrange_list', letters, UNKNOWN, undefined],
  ['match_pairs', columns, { x: '3', y: '2' }, 'x / 3'],
  ['match_pairs', columns, { x: '1', y: '3' }, undefined],
  ['match_pairs', columns, UNKNOWN, undefined],
  ['typed', [], { text: '  B! ' }, 'b'],
  ['cloze', [], { text: 'bb' }, undefined],
  ['typed', [], UNKNOWN, undefined],
])('%s of %j answered %j: %s', (type, options, answer, expected) => {
  const reasons = [reason('b'), reason('c', 'a'), reason('x', '3')];
  expect(reasonFor({ type, options, answer, reasons })).toBe(expected);
});
