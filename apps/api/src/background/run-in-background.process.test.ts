import { MINUTE_MS } from '@morsel/sdk/domain';
import { afterAll, expect, test } from 'vitest';

import { LimitReachedError } from '../errors.ts';
import type { Sender } from '../sender.ts';
import type { OddJob } from '../testing/background/odd-jobs.ts';
import {
  BackgroundError,
  type BackgroundOptions,
  closeBackground,
  runInBackground,
} from './run-in-background.ts';

const SCRIPT = new URL('../testing/background/odd-jobs.ts', import.meta.url);
const AMPLE_MS = MINUTE_MS;

afterAll(closeBackground);

const known = (id: number): Sender => ({ id, trust: 'known' });
const AMPLE = { sender: known(1), size: 'small', cpuMs: AMPLE_MS, timeoutMs: AMPLE_MS } as const;

const run = (job: OddJob, options: Partial<BackgroundOptions> = {}) =>
  runInBackground<number>(SCRIPT, job, { ...AMPLE, ...options });

test('the work is done in another process', async () => {
  expect(await run('add')).toBe(2);
  expect(await run('tell process')).not.toBe(process.pid);
});

test('a process that did well is kept for the next job, and ended with the server', async () => {
  const first = await run('tell process');
  expect(await run('tell process')).toBe(first);
  await closeBackground();
  expect(await run('tell process')).not.toBe(first);
});

test.each<OddJob>(['throw', 'exit', 'hog heap', 'hog buffers'])(
  'a job that would %s is told as failed, and the next one runs',
  async (job) => {
    await expect(run(job)).rejects.toMatchObject({ name: 'BackgroundError', reason: 'failed' });
    expect(await run('add')).toBe(2);
  },
);

test('a job that hangs is ended after its time, and the next one runs', async () => {
  const hanging = run('hang', { timeoutMs: 20 });
  const next = run('add');
  await expect(hanging).rejects.toMatchObject({ name: 'BackgroundError', reason: 'timeout' });
  expect(await next).toBe(2);
});

test('a job that takes too much of the processor is ended, whatever time is left', async () => {
  const hanging = run('hang', { cpuMs: 50 });
  await expect(hanging).rejects.toMatchObject({ name: 'BackgroundError', reason: 'timeout' });
  expect(await run('add', { cpuMs: 10_000 })).toBe(2);
});

test('time without the processor does not count for it', async () => {
  expect(await run('wait', { cpuMs: 900 })).toBe(2);
});

test('the small do not wait for the large, nor readers for all of another', async () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const hanging = run('hang', { size: 'large', signal });
  expect(await run('add', { sender: known(2) })).toBe(2);
  const own = run('hang', { size: 'large', signal: AbortSignal.any([signal]) });
  const other = run('add', { size: 'large', sender: known(2) });
  leaving.abort(new Error('left'));
  await expect(hanging).rejects.toThrow('left');
  await expect(own).rejects.toThrow('left');
  expect(await other).toBe(2);
});

test('admins do not wait for others, whatever is under way', async () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const busy = (['small', 'large'] as const).map((size) => run('hang', { size, signal }));
  for (const size of ['small', 'large'] as const) {
    expect(await run('add', { size, sender: { id: 2, trust: 'admin' } })).toBe(2);
  }
  leaving.abort(new Error('left'));
  await Promise.allSettled(busy);
});

test('giving up ends the job at work and lets in the one behind', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const hanging = run('hang', { signal: first.signal });
  const waiting = run('hang', { signal: second.signal });
  const last = run('add');
  second.abort(new Error('changed my mind'));
  await expect(waiting).rejects.toThrow('changed my mind');
  first.abort(new Error('so did I'));
  await expect(hanging).rejects.toThrow('so did I');
  expect(await last).toBe(2);
});

test('who comes when sixteen are waiting is told to come back later', async () => {
  const closing = new AbortController();
  const { signal } = closing;
  const inside = Array.from({ length: 17 }, (_, id) => run('hang', { sender: known(id), signal }));
  await expect(run('add', { sender: known(17) })).rejects.toThrow(LimitReachedError);
  closing.abort(new Error('over'));
  const outcomes = await Promise.allSettled(inside);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(17).fill('rejected'));
  expect(await run('add')).toBe(2);
});

test('closing ends what is running and what waits, and it can be used again', async () => {
  const outcomes = Promise.allSettled([run('hang'), run('hang')]);
  // By now the first has its turn.
  await new Promise(setImmediate);
  await closeBackground();
  const ended = { status: 'rejected', reason: expect.any(BackgroundError) };
  expect(await outcomes).toEqual([ended, ended]);
  expect(await run('add')).toBe(2);
});
