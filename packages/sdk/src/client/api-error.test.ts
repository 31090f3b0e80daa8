import { describe, expect, test } from 'vitest';

import { ApiError, apiErrorOf, isApiError } from './api-error.ts';
import { emptyOn401 } from './empty-on-401.ts';

const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'Title is required',
  field: 'title',
};

function refusal(status: number, body = '', init: ResponseInit = {}) {
  return apiErrorOf(new Response(body, { ...init, status }));
}

describe('the message of an ApiError', () => {
  test.each([
    [404, 'Book not found', 'Not Found', '404: Book not found'],
    [400, '{"detail":"no"}', 'Bad Request', '400: {"detail":"no"}'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [500, '', '', '500: '],
  ])('is status and body, or status text: %i %j %j', async (status, body, statusText, message) => {
    const error = await refusal(status, body, { statusText });
    expect(error.message).toBe(message);
    expect(error).toMatchObject({ name: 'ApiError', status, body });
  });
});

describe('the problem of an ApiError', () => {
  const json = JSON.stringify(problem);

  test.each(['application/problem+json', 'application/problem+json; charset=utf-8'])(
    'is read from %s',
    async (type) => {
      const error = await refusal(400, json, { headers: { 'content-type': type } });
      expect(error.problem).toEqual(problem);
    },
  );

  test.each([
    ['another type', 'application/json', json],
    ['broken JSON', 'application/problem+json', '{'],
    ['no problem', 'application/problem+json', '"Bad Request"'],
    ['null', 'application/problem+json', 'null'],
    ['half a problem', 'application/problem+json', '{"title":"Bad Request"}'],
  ])('is missing for %s', async (_, type, body) => {
    const error = await refusal(400, body, { headers: { 'content-type': type } });
    expect(error.problem).toBeUndefined();
  });
});

test.each([
  ['30', 30],
  ['0', 0],
  [undefined, undefined],
  ['Sun, 01 Mar 2026 12:00:00 GMT', undefined],
  ['soon', undefined],
])('Retry-After: %s gives %s', async (value, seconds) => {
  const error = await refusal(429, '', value ? { headers: { 'retry-after': value } } : {});
  expect(error.retryAfter).toBe(seconds);
});

test.each([
  [new ApiError({ status: 500, statusText: '', body: '' }), true],
  [new TypeError('fetch failed'), false],
  [{ name: 'ApiError', status: 500 }, false],
  [undefined, false],
])('isApiError of %s is %s', (error, isOne) => {
  expect(isApiError(error)).toBe(isOne);
});

describe('emptyOn401', () => {
  test('passes an answer on', async () => {
    await expect(emptyOn401(Promise.resolve({ id: 1 }))).resolves.toEqual({ id: 1 });
  });

  test("takes the API's own 401 for an empty result", async () => {
    const body = JSON.stringify({ ...problem, title: 'Unauthorized', status: 401 });
    const error = await refusal(401, body, {
      headers: { 'content-type': 'application/problem+json' },
    });
    await expect(emptyOn401(Promise.reject(error))).resolves.toBeNull();
  });

  test.each([
    ['an empty body', '', 'text/plain'],
    ['a page', '<h1>Sign in</h1>', 'text/html'],
    ['JSON', '{"title":"Sign in","status":401,"detail":"Sign in"}', 'application/json'],
  ])("leaves a gateway's 401 with %s a failure", async (_, body, type) => {
    const error = await refusal(401, body, { headers: { 'content-type': type } });
    await expect(emptyOn401(Promise.reject(error))).rejects.toBe(error);
  });

  test.each([403, 404, 500])('leaves %i a failure', async (status) => {
    const error = await refusal(status);
    await expect(emptyOn401(Promise.reject(error))).rejects.toBe(error);
  });

  test('leaves a network failure a failure', async () => {
    const failure = new TypeError('fetch failed');
    await expect(emptyOn401(Promise.reject(failure))).rejects.toBe(failure);
  });
});
