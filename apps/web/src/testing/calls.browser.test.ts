import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { unanswered } from './calls.ts';
import { takeUnexpected } from './unexpected.ts';
import { worker } from './worker.ts';

const arrived: string[] = [];
const followed: string[] = [];

function send(path: string, signal: AbortSignal | null = null): void {
  void fetch(path, { signal }).then(
    () => followed.push('an answer'),
    (error: Error) => followed.push(error.name),
  );
}

test('a test may end while calls are on their way or unanswered', () => {
  worker.use(
    http.get('/api/late', async () => {
      arrived.push('late');
      await unanswered();
      return HttpResponse.json({});
    }),
    http.get('/api/never', () => {
      arrived.push('never');
      return unanswered();
    }),
  );
  const givenUp = new AbortController();
  send('/api/late');
  send('/api/never');
  send('/api/late', givenUp.signal);
  givenUp.abort();
  expect(arrived).toEqual([]);
});

test('then each has reached its handlers, and no answer is heard in the next test', async () => {
  expect(arrived.toSorted()).toEqual(['late', 'late', 'never']);
  worker.use(http.get('/api/next', () => HttpResponse.json({})));
  await fetch('/api/next');
  expect(followed).toEqual(['AbortError']);
});

test('a test may end while it holds a lock for a call that is never answered', () => {
  worker.use(http.get('/api/never', unanswered));
  void navigator.locks
    .request('held', async () => fetch('/api/never'))
    .catch((error: Error) => followed.push(error.name));
  expect(followed).toEqual(['AbortError']);
});

test('then the lock is free for the next', async () => {
  await navigator.locks.request('held', async () => undefined);
  expect(followed).toEqual(['AbortError', 'AbortError']);
});

test('a handler that fails is told', async () => {
  worker.use(
    http.post('/api/odd', () => {
      throw new Error('no such book');
    }),
  );
  await expect(fetch('/api/odd', { method: 'POST', body: '{}' })).rejects.toThrow(TypeError);
  expect(takeUnexpected()).toEqual([
    `a handler failed: POST ${location.origin}/api/odd: Error: no such book`,
  ]);
});
