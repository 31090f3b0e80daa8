import { expect, it } from 'vitest';

import { keptAnswer } from './kept-answer.ts';

/** A question whose answers are given one after the other; an Error is one that fails. */
function asked(...answers: (string | Error)[]) {
  const clock = { now: 0 };
  const left = [...answers];
  const ask = async () => {
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error)
      throw answer ?? new Error('Asked too often');
    return answer;
  };
  return { clock, answer: keptAnswer(ask, { keptMs: 100, now: () => clock.now }) };
}

it('asks once for all who wait, and again when the answer is old', async () => {
  const { clock, answer } = asked('first', 'second');
  expect(await Promise.all([answer(), answer()])).toEqual(['first', 'first']);
  clock.now = 99;
  expect(await answer()).toBe('first');
  clock.now = 100;
  expect(await answer()).toBe('second');
});

it('asks again after a failure, which it tells', async () => {
  const { answer } = asked(new Error('down'), 'up');
  await expect(answer()).rejects.toThrow('down');
  expect(await answer()).toBe('up');
});

it('goes on with an old answer while there is no new one', async () => {
  const { clock, answer } = asked('first', new Error('down'), 'second');
  await answer();
  clock.now = 100;
  expect(await answer()).toBe('first');
  expect(await answer()).toBe('second');
});
