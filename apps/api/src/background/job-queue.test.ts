import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { LimitReachedError } from '../errors.ts';
import { JobQueue } from './job-queue.ts';

const AMPLE = {
  mostWaiting: { ofOne: 3, inAll: 5 },
  longestWaitMs: MINUTE_MS,
  refusal: { text: 'Full.', comeBackMs: 2000 },
};
const { signal } = new AbortController();

test('one acts at a time, in the order in which they came, whatever becomes of those before', async () => {
  const queue = new JobQueue(AMPLE);
  const acts: string[] = [];
  const act = (name: string) => async () => {
    acts.push(`${name} in`);
    await new Promise(setImmediate);
    acts.push(`${name} out`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => queue.run(1, act(name), signal)),
  );
  expect(acts).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('who would wait behind too many is turned away', async () => {
  const queue = new JobQueue({ ...AMPLE, mostWaiting: { ofOne: 1, inAll: 1 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = [queue.run(1, () => promise, signal), queue.run(1, () => promise, signal)];
  await expect(queue.run(1, () => promise, signal)).rejects.toThrow(
    new LimitReachedError('Full.', 2000),
  );
  resolve();
  await Promise.all(inside);
  await queue.run(1, () => promise, signal);
});

test('who has waited too long is told so and never acts', async () => {
  const queue = new JobQueue({ ...AMPLE, longestWaitMs: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run(1, () => promise, signal);
  let acted = false;
  const second = queue.run(
    1,
    async () => {
      acted = true;
    },
    signal,
  );
  await expect(second).rejects.toThrow(LimitReachedError);
  resolve();
  await first;
  expect(acted).toBe(false);
});

test('readers take turns, whoever brings more', async () => {
  const queue = new JobQueue(AMPLE);
  const acts: string[] = [];
  const run = (owner: number, name: string) =>
    queue.run(
      owner,
      async () => {
        acts.push(name);
        await new Promise(setImmediate);
      },
      signal,
    );
  const first = [run(1, 'a1'), run(1, 'a2'), run(1, 'a3')];
  await Promise.all([...first, run(2, 'b1'), run(2, 'b2'), run(3, 'c1')]);
  expect(acts).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one who waits with much turns away nobody else', async () => {
  const queue = new JobQueue({ ...AMPLE, mostWaiting: { ofOne: 2, inAll: 3 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = (owner: number) => queue.run(owner, () => promise, signal);
  const inside = [wait(1), wait(1), wait(1)];
  await expect(wait(1)).rejects.toThrow(LimitReachedError);
  inside.push(wait(2));
  await expect(wait(3)).rejects.toThrow(LimitReachedError);
  resolve();
  await Promise.all(inside);
});

test('who gives up while waiting does not hold up those behind', async () => {
  const queue = new JobQueue(AMPLE);
  const { promise, resolve } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const first = queue.run(1, () => promise, signal);
  const gone = queue.run(1, () => promise, leaving.signal);
  const last = queue.run(1, async () => 'in', signal);
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  resolve();
  await first;
  expect(await last).toBe('in');
});
