import { MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { LimitReachedError } from '../errors.ts';
import type { Sender } from '../sender.ts';
import { JobQueue } from './job-queue.ts';

const AMPLE = {
  mostWaiting: { ofOne: 3, inAll: 5 },
  longestWaitMs: MINUTE_MS,
  refusal: { text: 'Full.', comeBackMs: 2000 },
};
const { signal } = new AbortController();

const known = (id: number): Sender => ({ id, trust: 'known' });
const newcomer = (id: string): Sender => ({ id, trust: 'newcomer' });
const SOMEONE = known(1);

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
    ['a', 'b', 'c'].map((name) => queue.run(SOMEONE, act(name), signal)),
  );
  expect(acts).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('who would wait behind too many is turned away', async () => {
  const queue = new JobQueue({ ...AMPLE, mostWaiting: { ofOne: 1, inAll: 1 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const inside = [
    queue.run(SOMEONE, () => promise, signal),
    queue.run(SOMEONE, () => promise, signal),
  ];
  await expect(queue.run(SOMEONE, () => promise, signal)).rejects.toThrow(
    new LimitReachedError('Full.', 2000),
  );
  resolve();
  await Promise.all(inside);
  await queue.run(SOMEONE, () => promise, signal);
});

test('who has waited too long is told so and never acts', async () => {
  const queue = new JobQueue({ ...AMPLE, longestWaitMs: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run(SOMEONE, () => promise, signal);
  let acted = false;
  const second = queue.run(
    SOMEONE,
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

/** What acts in which order, of a sender and what it is called; each takes so long. */
async function orderOf(jobs: readonly (readonly [Sender, string, ms: number])[]) {
  let time = 0;
  const queue = new JobQueue({ ...AMPLE, mostWaiting: { ofOne: 9, inAll: 99 } }, () => time);
  const acts: string[] = [];
  const act = (name: string, ms: number) => async () => {
    acts.push(name);
    await new Promise(setImmediate);
    time += ms;
  };
  await Promise.all(jobs.map(([sender, name, ms]) => queue.run(sender, act(name, ms), signal)));
  return acts.join(' ');
}

const [A, B, C] = [known(1), known(2), known(3)];
const [near, far] = [newcomer('203.0.113.0/24'), newcomer('198.51.100.0/24')];

test.each<[string, [Sender, string, number][], string]>([
  [
    'readers take turns, whoever brings more',
    [
      [A, 'a1', 5],
      [A, 'a2', 5],
      [A, 'a3', 5],
      [B, 'b1', 5],
      [B, 'b2', 5],
      [C, 'c1', 5],
    ],
    'a1 b1 c1 a2 b2 a3',
  ],
  [
    'who has taken more time comes later',
    [
      [A, 'a1', 9],
      [B, 'b1', 2],
      [A, 'a2', 9],
      [B, 'b2', 2],
      [B, 'b3', 2],
      [B, 'b4', 2],
    ],
    'a1 b1 b2 b3 b4 a2',
  ],
  [
    'all newcomers are one among those who are known',
    [
      [near, 'n1', 5],
      [near, 'n2', 5],
      [far, 'f1', 5],
      [A, 'a1', 5],
      [far, 'f2', 5],
      [B, 'b1', 5],
    ],
    'n1 a1 b1 f1 n2 f2',
  ],
])('%s', async (_, jobs, expected) => {
  expect(await orderOf(jobs)).toBe(expected);
});

test('what was long ago makes nobody come later', async () => {
  let time = 0;
  const queue = new JobQueue(AMPLE, () => time);
  const taking = (ms: number) => async () => {
    time += ms;
  };
  await queue.run(A, taking(60_000), signal);
  time += 20 * 60 * MINUTE_MS;
  await queue.run(B, taking(5), signal);
  const acts: string[] = [];
  const note = (name: string) => async () => void acts.push(name);
  const first = queue.run(C, () => new Promise(setImmediate), signal);
  await Promise.all([first, queue.run(B, note('b'), signal), queue.run(A, note('a'), signal)]);
  expect(acts).toEqual(['a', 'b']);
});

describe('where there are too many', () => {
  const limits = { ...AMPLE, mostWaiting: { ofOne: 3, inAll: 4 } };

  /** Who is turned away when these come one after another while the first is at work. */
  async function turnedAway(senders: readonly Sender[]) {
    const queue = new JobQueue(limits);
    const { promise, resolve } = Promise.withResolvers<void>();
    const outcomes = Promise.allSettled(
      [C, ...senders].map((sender) => queue.run(sender, () => promise, signal)),
    );
    resolve();
    const [, ...rest] = await outcomes;
    return rest.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
  }

  test.each<[string, Sender[], number[]]>([
    ['nobody as long as there is room', [A, A, B, B], []],
    ['who comes with more than one may have', [A, A, A, A], [3]],
    ['the last of who waits with most, for one who waits with less', [A, A, A, B, B], [2]],
    ['who comes as the one with most', [A, A, B, B, A], [4]],
    ['newcomers of any network, for one who is known', [near, far, near, far, A], [2]],
    [
      'of newcomers the network with most, for another',
      [near, near, near, newcomer('x'), far],
      [2],
    ],
    ['who comes when all wait with one', [A, B, near, known(9), known(8)], [4]],
  ])('%s', async (_, senders, expected) => {
    expect(await turnedAway(senders)).toEqual(expected);
  });
});

test('who gives up while waiting does not hold up those behind', async () => {
  const queue = new JobQueue(AMPLE);
  const { promise, resolve } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const first = queue.run(SOMEONE, () => promise, signal);
  const gone = queue.run(SOMEONE, () => promise, leaving.signal);
  const last = queue.run(SOMEONE, async () => 'in', signal);
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  resolve();
  await first;
  expect(await last).toBe('in');
});
