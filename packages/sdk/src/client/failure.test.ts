import { describe, expect, test } from 'vitest';

import { ACCOUNT_DELETED, CONFIRMATION_REQUIRED } from '../domain/problem-types.ts';
import { ApiError } from './api-error.ts';
import {
  type Failure,
  failureOf,
  isAccountDeleted,
  isConfirmationRequired,
  isNotFound,
  isRefusal,
  isUnknownReader,
  mayPass,
  problemDetail,
  problemField,
  problemOf,
  UnknownReaderError,
} from './failure.ts';

const problem = (status: number, field?: string) => ({
  type: 'about:blank',
  title: 'No',
  status,
  detail: `Because of ${status}`,
  ...(field !== undefined && { field }),
});

/** An answer of the API itself. */
const refusal = (status: number, field?: string) =>
  new ApiError({ status, statusText: '', body: '', problem: problem(status, field) });

/** An answer of somebody before the API. */
const gateway = (status: number) => new ApiError({ status, statusText: '', body: '<h1>No</h1>' });

const unconfirmed = new ApiError({
  status: 403,
  statusText: '',
  body: '',
  problem: { ...problem(403), type: CONFIRMATION_REQUIRED },
});

const because = (cause: unknown) => new Error('Failed to add book', { cause });

type Row = readonly [string, unknown, Failure['kind']];

const rows: readonly Row[] = [
  ...[400, 404, 405, 409, 413, 415, 422].map((status): Row => [
    `a problem with ${status}`,
    refusal(status),
    'refused',
  ]),
  ['401 of the API', refusal(401), 'unknown-reader'],
  ['403 of the API', refusal(403), 'unknown-reader'],
  ['a confirmation that is missing', unconfirmed, 'refused'],
  ['nobody to call for', new UnknownReaderError(), 'unknown-reader'],
  ...[408, 425, 429, 500, 502, 503, 504].map((status): Row => [
    `a problem with ${status}`,
    refusal(status),
    'temporary',
  ]),
  ...[301, 400, 401, 403, 404, 413, 429, 502].map((status): Row => [
    `a gateway's ${status}`,
    gateway(status),
    'temporary',
  ]),
  ['no network', new TypeError('Failed to fetch'), 'unreached'],
  ['a page instead of JSON', new SyntaxError('Unexpected token <'), 'unreached'],
  ['an aborted call', new DOMException('Aborted', 'AbortError'), 'unreached'],
  ['what is no error', 'Failed to fetch', 'unreached'],
  ['nothing', undefined, 'unreached'],
];

test.each(rows)('%s: alone and as a cause', (_, error, kind) => {
  expect(failureOf(error).kind).toBe(kind);
  expect(failureOf(because(error)).kind).toBe(kind);
  expect(failureOf(because(because(error))).kind).toBe(kind);
});

test.each(rows)('%s fits one guard', (_, error, kind) => {
  expect({
    refused: isRefusal(error),
    unknownReader: isUnknownReader(error),
    mayPass: mayPass(error),
  }).toEqual({
    refused: kind === 'refused',
    unknownReader: kind === 'unknown-reader',
    mayPass: kind === 'temporary' || kind === 'unreached',
  });
});

test('a failure carries what the API told', () => {
  expect(failureOf(refusal(409))).toEqual({ kind: 'refused', status: 409, problem: problem(409) });
  expect(failureOf(refusal(403))).toEqual({
    kind: 'unknown-reader',
    status: 403,
    problem: problem(403),
  });
  expect(
    failureOf(
      new ApiError({
        status: 429,
        statusText: '',
        body: '',
        problem: problem(429),
        retryAfter: 30,
      }),
    ),
  ).toEqual({ kind: 'temporary', status: 429, problem: problem(429), retryAfter: 30 });
});

describe('what is not there', () => {
  test.each([
    [refusal(404), true],
    [refusal(400), true],
    [because(refusal(404)), true],
    [refusal(401), false],
    [refusal(409), false],
    [gateway(404), false],
    [gateway(400), false],
    [refusal(500), false],
    [new TypeError('Failed to fetch'), false],
  ])('%s: %s', (error, isMissing) => {
    expect(isNotFound(error)).toBe(isMissing);
  });
});

describe('what the API says', () => {
  test.each([
    [refusal(400), problem(400), 'Because of 400'],
    [because(refusal(400)), problem(400), 'Because of 400'],
    [refusal(401), problem(401), 'Because of 401'],
    [refusal(429), problem(429), 'Because of 429'],
    [refusal(500), problem(500), undefined],
    [gateway(404), undefined, undefined],
    [new UnknownReaderError(), undefined, undefined],
    [new TypeError('Failed to fetch'), undefined, undefined],
  ])('%s: %o, for people %j', (error, told, detail) => {
    expect(problemOf(error)).toEqual(told);
    expect(problemDetail(error)).toBe(detail);
  });

  test.each([
    ['title', 'title'],
    ['time-zone', 'time-zone'],
    ['options/2', 'options'],
    ['pairs.left', 'pairs'],
    [undefined, undefined],
  ])('the field %j is %j', (field, name) => {
    expect(problemField(refusal(400, field))).toBe(name);
    expect(problemField(because(refusal(400, field)))).toBe(name);
  });

  test('without the API there is no field', () => {
    expect(problemField(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

test.each([
  [new UnknownReaderError(), 'User not found'],
  [new UnknownReaderError('No user ID available'), 'No user ID available'],
])('%s has its name', (error, message) => {
  expect(error).toMatchObject({ name: 'UnknownReaderError', message });
});

test.each([
  ['the problem of a deleted account', ACCOUNT_DELETED, true],
  ['any other 401', 'about:blank', false],
])('%s tells of a deletion: %s, %s', (_, type, isDeletion) => {
  const error = new ApiError({
    status: 401,
    statusText: '',
    body: '',
    problem: { ...problem(401), type },
  });
  expect(isAccountDeleted(because(error))).toBe(isDeletion);
  expect(isUnknownReader(error)).toBe(true);
});

test.each([
  [unconfirmed, true],
  [because(unconfirmed), true],
  [refusal(403), false],
  [new TypeError('Failed to fetch'), false],
])('%s: a confirmation is missing: %s', (error, isMissing) => {
  expect(isConfirmationRequired(error)).toBe(isMissing);
});
