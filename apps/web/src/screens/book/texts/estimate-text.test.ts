import { expect, test } from 'vitest';

import { estimateText } from './estimate-text.ts';

const asked = { calls: 4, inputTokens: 9000, outputTokens: 3000, basis: 'measured' } as const;

test.each([
  [{ calls: 0, usd: 0, seconds: 2 }, 'Costs nothing: rules make them, in 2 seconds.'],
  [{ calls: 0, usd: null, seconds: null }, 'Costs nothing: rules make them.'],
  [{ usd: 0, seconds: 40 }, 'Costs nothing, about 40 seconds.'],
  [{ usd: 0, seconds: null }, 'Costs nothing.'],
  [{ usd: null, seconds: 40 }, 'Price unknown, about 40 seconds.'],
  [{ usd: null, seconds: null }, 'Price unknown.'],
  [{ usd: 0.0421, seconds: 35 }, 'About $0.04 and 35 seconds.'],
  [{ usd: 0.00312, seconds: null }, 'About $0.0031.'],
  [{ usd: 0.00001, seconds: 120 }, 'About $0.0001 and 2 minutes.'],
])('%o reads %s', (estimate, words) => {
  expect(estimateText({ ...asked, ...estimate })).toBe(words);
});
