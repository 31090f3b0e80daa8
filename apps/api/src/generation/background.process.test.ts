import { afterAll, expect, test } from 'vitest';

import { LimitReachedError } from '../errors.ts';
import type { OddJob } from '../testing/background/odd-jobs.ts';
import { BackgroundError, closeBackground, inBackground } from './background.ts';

const SCRIPT = new URL('../testing/background/odd-jobs.ts', import.meta.url);
const AMPLE_MS = 60_000;

afterAll(closeBackground);

const run = (job: OddJob, options: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  inBackground<number>(SCRIPT, job, { timeoutMs: AMPLE_MS, ...options });

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

test('who comes when eight are waiting is told to come back later', async () => {
  const closing = new AbortController();
  const { signal } = closing;
  const inside = Array.from({ length: 9 }, () => run('hang', { signal }));
  await expect(run('add')).rejects.toThrow(LimitReachedError);
  closing.abort(new Error('over'));
  const outcomes = await Promise.allSettled(inside);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
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
