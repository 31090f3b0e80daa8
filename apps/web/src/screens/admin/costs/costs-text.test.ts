import { expect, test } from 'vitest';

import { purposeText, totalText } from './costs-text.ts';

const cost = (usd: number | null) => ({
  purpose: 'claims' as const,
  times: 1,
  usage: { model: 'm', inputTokens: 1, outputTokens: 1, usd },
});

test('a purpose is told with how often', () => {
  expect(purposeText(cost(1))).toBe('Second opinions on claims, 1 time');
  expect(purposeText({ ...cost(1), purpose: 'items', times: 1200 })).toBe(
    'Questions and flashcards, 1,200 batches',
  );
});

test.each([
  [[1.2, 0.036], '$1.24 in all.'],
  [[1.2, null], '$1.20 in all, without what has no price.'],
  [[0.0003, 0.0033], '$0.0036 in all.'],
  [[0, 0], '$0 in all.'],
  [[], 'no model was used.'],
  [[null], 'not known, since no prices are set.'],
])('the sum of %j is %s', (usds, text) => {
  expect(totalText(usds.map(cost))).toBe(text);
});
