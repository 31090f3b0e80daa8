import { expect, test } from 'vitest';

import { aResult } from '../../../testing/items.ts';
import { judgedText } from './judged-text.ts';

const key = {
  correctAnswer: { text: 'loss aversion' },
  accepted: ['aversion to losses', 'fear of loss'],
};

test.each([
  ['loss aversion', undefined, []],
  ['Loss-Aversion', undefined, []],
  ['lose aversion', 'loss aversion', []],
  ['the loss aversion', 'loss aversion', []],
  ['aversion to losses', undefined, ['loss aversion']],
  ['aversion for losses', 'aversion to losses', []],
])('right: %s is exactly %s, and also %j', (own, exact, also) => {
  const judged = judgedText({ name: 'answered', answer: { text: own }, result: aResult(key) });
  expect(judged).toMatchObject({ own, isRight: true, also });
  expect(judged?.exact).toBe(exact);
});

test.each([
  [{ text: 'priming' }, 'priming'],
  ['unknown' as const, undefined],
])('wrong: %j is told what is right, and what else', (answer, own) => {
  const result = aResult({ ...key, isCorrect: false });
  expect(judgedText({ name: 'answered', answer, result })).toEqual({
    own,
    isRight: false,
    right: 'loss aversion',
    also: key.accepted,
  });
});

test('there is nothing to tell before the verdict, nor of an answer that is not written', () => {
  expect(judgedText({ name: 'kept', answer: { text: 'priming' } })).toBeUndefined();
  expect(judgedText({ name: 'answered', answer: 1, result: aResult() })).toBeUndefined();
});
