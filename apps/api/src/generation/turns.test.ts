import { expect, test } from 'vitest';

import { LimitReachedError } from '../errors.ts';
import { Turns } from './turns.ts';

const AMPLE = { mostWaiting: 3, longestWaitMs: 60_000 };
const { signal } = new AbortController();

test('one acts at a time, in the order in which they came, whatever becomes of those before', async () => {
  const turns = new Turns(AMPLE);
  const acts: string[] = [];
  const act = (name: string) => async () => {
    acts.push(`${name} in`);
    await new Promise(setImmediate);
    acts.push(`${name} out`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => turns.take(act(name), signal)),
  );
  expect(acts).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('who would wait behind too many is turned away', async () => {
  const turns = new Turns({ ...AMPLE, mostWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = [turns.take(() => promise, signal), turns.take(() => promise, signal)];
  await expect(turns.take(() => promise, signal)).rejects.toThrow(LimitReachedError);
  resolve();
  await Promise.all(inside);
  await turns.take(() => promise, signal);
});

test('who has waited too long is told so and never acts', async () => {
  const turns = new Turns({ ...AMPLE, longestWaitMs: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = turns.take(() => promise, signal);
  let acted = false;
  const second = turns.take(async () => {
    acted = true;
  }, signal);
  await expect(second).rejects.toThrow(LimitReachedError);
  resolve();
  await first;
  expect(acted).toBe(false);
});
