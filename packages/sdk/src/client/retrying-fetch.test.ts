import { describe, expect, test } from 'vitest';

import { createClient } from './create-client.ts';
import { retryingFetch, type RetryOptions } from './retrying-fetch.ts';

const WRITE = { method: 'POST', headers: { 'idempotency-key': 'op-12345678' } };
const problem = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
const page = (status: number) => new Response('<h1>Wait</h1>', { status });
const unreached = () => new TypeError('fetch failed');

/** A fetch that meets these one after the other and succeeds then, and what became of a call by it. */
async function called(
  meets: readonly (Response | Error)[],
  {
    url = '/api/books',
    init = {},
    ...options
  }: RetryOptions & { url?: string; init?: RequestInit } = {},
) {
  const [waiting, pauses]: [(Response | Error)[], number[]] = [[...meets], []];
  let tries = 0;
  const fetch = retryingFetch({
    random: () => 0.5,
    pause: async (ms) => void pauses.push(ms),
    fetch: async () => {
      tries += 1;
      const next = waiting.shift() ?? Response.json('done');
      if (next instanceof Error) throw next;
      return next;
    },
    ...options,
  });
  const result = await fetch(url, init).catch((error: unknown) => error);
  return { tries, pauses, result };
}

describe('what is tried again', () => {
  test.each<[string, Response | Error, { url?: string; init?: RequestInit }, number]>([
    ['a read that did not reach', unreached(), {}, 2],
    ['a read, 503', problem(503), {}, 2],
    ['a read, 429', problem(429), {}, 2],
    ["a gateway's page", page(403), {}, 2],
    ['a read that is refused', problem(404), {}, 1],
    ['a read of somebody unknown', problem(401), {}, 1],
    ['a write with its id that did not reach', unreached(), { init: WRITE }, 2],
    ['a write with its id, 500', problem(500), { init: WRITE }, 2],
    ['a write without an id that did not reach', unreached(), { init: { method: 'POST' } }, 1],
    ['a write without an id, 503', problem(503), { init: { method: 'DELETE' } }, 1],
    ['a backlog', problem(503), { url: 'https://m.example/api/sync', init: { method: 'POST' } }, 2],
  ])('%s', async (_, met, call, tries) => {
    expect(await called([met], call)).toMatchObject({ tries });
  });

  test('as often as is said, and then the last answer is passed on', async () => {
    const last = problem(503);
    const { tries, result } = await called([unreached(), problem(500), last], { tries: 3 });
    expect(tries).toBe(3);
    expect(result).toBe(last);
  });

  test('and the last failure', async () => {
    const last = unreached();
    expect(await called([problem(503), last], { tries: 2 })).toMatchObject({ result: last });
  });
});

describe('how long it waits', () => {
  test.each<[string, readonly Response[], RetryOptions, readonly number[]]>([
    ['twice as long each time', [page(502), page(502), page(502)], {}, [375, 750, 1500]],
    ['no longer than said', [page(502), page(502)], { longestPauseMs: 600 }, [375, 450]],
    ['half of it at least', [page(502)], { random: () => 0 }, [250]],
    ['what the API asks for', [problem(429, { 'retry-after': '2' })], {}, [2125]],
    ['not at all where that is too long', [problem(429, { 'retry-after': '31' })], {}, []],
  ])('%s', async (_, met, options, pauses) => {
    expect(await called(met, options)).toMatchObject({ pauses });
  });
});

test('a call that is aborted while it waits rejects with the reason, and is not tried again', async () => {
  const stop = new AbortController();
  const reason = new Error('the reader left');
  let tries = 0;
  const fetch = retryingFetch({
    fetch: async () => {
      tries += 1;
      setTimeout(() => stop.abort(reason));
      return problem(503, { 'retry-after': '30' });
    },
  });
  await expect(fetch('/api/books', { signal: stop.signal })).rejects.toBe(reason);
  expect(tries).toBe(1);
});

test('one that was aborted on its way is not tried again', async () => {
  const { tries, result } = await called([unreached()], {
    init: { signal: AbortSignal.abort() },
  });
  expect(tries).toBe(1);
  expect(result).toBeInstanceOf(TypeError);
});

test('a client sends the same operation id each time', async () => {
  const ids: (string | null)[] = [];
  const client = createClient({
    fetch: retryingFetch({
      pause: async () => undefined,
      fetch: async (_, { headers }) => {
        ids.push(new Headers(headers).get('idempotency-key'));
        return ids.length < 3 ? problem(503) : Response.json({ isCorrect: true });
      },
    }),
  });
  const operation = { opId: 'op-12345678' };
  await client.quiz.answer({ userId: 1, questionId: 2, answer: 0 }, { operation });
  expect(ids).toEqual(Array(3).fill('op-12345678'));
});
