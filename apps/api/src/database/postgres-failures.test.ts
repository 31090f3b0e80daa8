import { expect, test } from 'vitest';

import { failureOfQuery, failureToConnect, PostgresUnavailableError } from './postgres-failures.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

const refused = failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED');

test.each<[Error, string, object]>([
  [failure('shutting down', '57P01'), '(57P01)', { isConnectionLost: true, mayBeAboutOne: false }],
  [failure('no room', '53100'), 'the disk of PostgreSQL is full', { isConnectionLost: false }],
  [failure('timeout', '57014'), 'longer than it may', { mayBeAboutOne: true }],
  [failure('read-only', '25006'), 'takes no writes', { isConnectionLost: false }],
  // Nobody knows what has become of it.
  [failure('Connection terminated unexpectedly'), 'cannot be reached', { isUndone: false }],
  [failure('Query read timeout'), 'cannot be reached', { isConnectionLost: true, isUndone: false }],
  [failure('read ECONNRESET', 'ECONNRESET'), 'ECONNRESET', { isUndone: false }],
  [failure('connection failure', '08006'), '(08006)', { isConnectionLost: true, isUndone: false }],
  [
    Object.assign(failure('server conn crashed?', '08P01'), { severity: 'FATAL' }),
    '(08P01)',
    { isConnectionLost: true, isUndone: false },
  ],
  [failure('invalid page in block 1', 'XX001'), 'reports damage', { mayBeAboutOne: true }],
  [failure('idle for long', '57P05'), '(57P05)', { isConnectionLost: true, isUndone: true }],
  [
    failure('Client has encountered a connection error and is not queryable'),
    'cannot be reached',
    { isConnectionLost: true, isUndone: true },
  ],
])('%s says that PostgreSQL cannot be used', (error, reason, found) => {
  const told = failureOfQuery(error);
  expect(told).toBeInstanceOf(PostgresUnavailableError);
  expect(told).toMatchObject({ message: expect.stringContaining(reason), cause: error, ...found });
});

test.each([
  failure('duplicate key', '23505'),
  failure('deadlock detected', '40P01'),
  failure('Something of ours'),
  Object.assign(failure('bind message supplies 1 parameters', '08P01'), { severity: 'ERROR' }),
  Object.assign(failure('la fusión', '08P01'), { severity: 'FEHLER' }),
  failure('variable not found in subplan target list', 'XX000'),
  failure('Invalid', 'ERR_INVALID_ARG_TYPE'),
])('%s is about the query', (error) => {
  expect(failureOfQuery(error)).toBe(error);
});

test.each<[Error, string, boolean]>([
  [new AggregateError([refused]), 'connect ECONNREFUSED ::1:5432', true],
  [failure('starting up', '57P03'), '(57P03)', true],
  [failure('who are you', '28P01'), 'does not let Morsel in', false],
  // These have waited for long.
  [
    failure('timeout exceeded when trying to connect'),
    'connections to PostgreSQL are in use',
    false,
  ],
  [failure('Connection terminated due to connection timeout'), 'cannot be reached', false],
])('%s leaves no connection', (error, reason, isToBeTriedAgain) => {
  const told = failureToConnect(error);
  expect(told.message).toContain(reason);
  expect(told.isConnectionLost).toBe(isToBeTriedAgain);
});
