import { ApiError } from '@morsel/sdk';
import { expect, test } from 'vitest';

import { failureWords } from './failure-words.ts';

const apiError = (status: number, detail?: string) =>
  new ApiError({
    status,
    statusText: 'No',
    body: 'body',
    ...(detail && { problem: { type: 'about:blank', title: 'No', status, detail } }),
  });

test.each([
  ['network', new TypeError('Failed to fetch'), 'Your answer did not arrive. Tap it again.'],
  ['500', apiError(500, 'Boom'), 'Your answer did not arrive. Tap it again.'],
  ['429', apiError(429, 'Slow down'), 'Your answer did not arrive. Tap it again.'],
  ['400', apiError(400, 'That order is incomplete.'), 'That order is incomplete.'],
  ['404 without a problem', apiError(404), '404: body'],
  ['nobody', new Error('User not found'), 'User not found. Load the page again.'],
])('%s', (_, error, words) => {
  expect(failureWords(error, 'answer')).toBe(words);
});
