import { ApiError, UnknownReaderError } from '@morsel/sdk';
import { expect, test } from 'vitest';

import { anApiError } from '../../testing/api-error.ts';
import { cardFailureText } from './card-failure-text.ts';

const gateways = (status: number) =>
  new ApiError({ status, statusText: 'No', body: '<h1>No</h1>' });

const again = 'Your answer did not arrive. Try again.';

test.each<[string, unknown, string]>([
  ['network', new TypeError('Failed to fetch'), again],
  ['500', anApiError(500, 'Boom'), again],
  ['429', anApiError(429, 'Slow down'), again],
  ['400', anApiError(400, 'That order is incomplete.'), 'That order is incomplete.'],
  ["a gateway's 429", gateways(429), again],
  ["a gateway's 404", gateways(404), again],
  ['a session that is over', anApiError(401, 'User not found'), 'User not found'],
  ["somebody else's session", anApiError(403, 'Not yours.'), 'Not yours.'],
  ['nobody', new UnknownReaderError(), 'User not found. Load the page again.'],
])('%s', (_, error, text) => {
  expect(cardFailureText(error, 'answer')).toBe(text);
});

test.each(['mark', 'rating', 'undo'] as const)('says what it was: %s', (what) => {
  expect(cardFailureText(anApiError(503), what)).toBe(`Your ${what} did not arrive. Try again.`);
});
