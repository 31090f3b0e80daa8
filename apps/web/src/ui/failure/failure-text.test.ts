import { ApiError, UnknownReaderError } from '@morsel/sdk';
import { describe, expect, test } from 'vitest';

import { anApiError } from '../../testing/api-error.ts';
import { type FailedAction, failureText, faultOf } from './failure-text.ts';

const unreached = new TypeError('Failed to fetch');
const nobody = new UnknownReaderError();
const gateways = (status: number, retryAfter?: number) =>
  new ApiError({ status, statusText: '', body: '<h1>Sign in</h1>', retryAfter });

const unknown = 'It is not known who you are. Load the page again.';
const signedOut = 'You are not signed in any more. Load the page again.';

/** What each action says when nothing is reached, the API fails, its session is over, nobody is known. */
const sentences: Readonly<Record<FailedAction, readonly [string, string, string, string]>> = {
  request: [
    'Morsel could not be reached. Check your connection, then try again.',
    'Something broke on our side. Try again in a moment.',
    'Your session is over. Sign in again, then try once more.',
    unknown,
  ],
  entrance: [
    'Morsel could not be reached. Check your connection, then try again.',
    'Something broke on our side. Try again in a moment.',
    'Refused',
    unknown,
  ],
  settings: [
    'Morsel could not be reached. Check your connection, then try again.',
    'Something broke on our side. Try again in a moment.',
    signedOut,
    signedOut,
  ],
  report: notArrived(
    'Your report did not arrive. Check your connection, then send it again.',
    'Your report did not arrive: Morsel has a problem. Send it again in a moment.',
  ),
  'guest-progress': notArrived(
    'It did not come along. Check your connection, then try again.',
    'It did not come along: Morsel has a problem. Try again in a moment.',
  ),
  'new-book': [
    'Check your connection, then press the button again.',
    'Something broke on our side. Press the button again in a moment.',
    'Refused',
    unknown,
  ],
  'new-book-step': [
    'Morsel could not be reached, or something broke.',
    'Something went wrong on our side.',
    'Refused',
    unknown,
  ],
};

function notArrived(whenUnreached: string, whenTemporary: string) {
  return [whenUnreached, whenTemporary, 'Refused', unknown] as const;
}

const actions = Object.keys(sentences).map((action) => action as FailedAction);

describe.each(actions)('%s', (action) => {
  const [whenUnreached, whenTemporary, whenSessionOver, whenNobody] = sentences[action];

  test.each<[string, unknown, string]>([
    ['nothing was reached', unreached, whenUnreached],
    ['that was the cause', new Error('No stats', { cause: unreached }), whenUnreached],
    ['the API failed', anApiError(500, 'Boom'), whenTemporary],
    ['it stops', anApiError(503, 'Stopping'), whenTemporary],
    ["a gateway's 404", gateways(404), whenTemporary],
    ["a gateway's 401", gateways(401), whenTemporary],
    ['the session is over', anApiError(401), whenSessionOver],
    ["somebody else's session", anApiError(403, 'Not yours.'), 'Not yours.'],
    ['nobody is known', nobody, whenNobody],
    ['it was refused', anApiError(400, 'That order is incomplete.'), 'That order is incomplete.'],
    [
      'a refusal was the cause',
      new Error('No', { cause: anApiError(404, 'Book not found') }),
      'Book not found',
    ],
  ])('when %s', (_, error, text) => {
    expect(failureText(error, action)).toBe(text);
  });
});

test.each(actions)('too many: %s', (action) => {
  expect(failureText(anApiError(429, 'Slow down'), action)).toBe('Slow down');
  const wait = (time: string) => `Too many tries. Wait ${time}, then try again.`;
  expect(failureText(gateways(429), action)).toBe(wait('1 minute'));
  expect(failureText(gateways(429, 90), action)).toBe(wait('2 minutes'));
});

test('an action without words of its own', () => {
  expect(failureText(unreached)).toBe(failureText(unreached, 'request'));
});

test.each<[string, unknown, string | undefined]>([
  ['a field of the form', anApiError(400, 'Too long', 'title'), 'title'],
  ['a part of a field', anApiError(400, 'Empty', 'options/2'), 'options'],
  ['a field as the cause', new Error('', { cause: anApiError(409, 'Taken', 'title') }), 'title'],
  ['too many in one field', anApiError(429, 'Later', 'title'), 'title'],
  ['a field that the form has not', anApiError(400, 'No', 'topic'), undefined],
  ['no field', anApiError(400, 'No'), undefined],
  ['nothing reached', unreached, undefined],
])('at fault: %s', (_, error, field) => {
  const fault = faultOf(error, ['title', 'options'], 'new-book');
  expect(fault).toEqual({ text: failureText(error, 'new-book'), field });
});
