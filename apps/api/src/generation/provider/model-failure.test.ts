import { expect, test } from 'vitest';

import { MODEL_FAILURES, failureText } from './model-failure.ts';
import { ModelError } from './model.ts';
import { billOf, presentBill } from './token-usage.ts';

test('readers learn what to do next, each in words of its own', () => {
  const words = MODEL_FAILURES.map(failureText);
  expect(new Set(words).size).toBe(MODEL_FAILURES.length);
  for (const sentence of words) {
    expect(sentence).toMatch(/\b(again|administrator)\b.*\.$/);
  }
});

test('what the provider said is no part of the message', () => {
  const error = new ModelError('unauthorized', { cause: new Error('sk-secret at 10.0.0.7') });
  expect(error.message).toBe('The model failed: unauthorized');
});

test('tokens have a price where it is known', () => {
  const usage = { inputTokens: 2_000_000, outputTokens: 500_000 };
  const bill = billOf(usage, { input: 0.15, output: 0.6 });
  expect(bill).toEqual({ ...usage, costMicroUsd: 600_000 });
  expect(presentBill({ ...bill, model: 'm' })).toEqual({ model: 'm', ...usage, usd: 0.6 });
  expect(billOf(usage, undefined).costMicroUsd).toBeNull();
});
