import { expect, test } from 'vitest';

import { duesSentence } from './dues-words.ts';

const NOTHING = { now: 0, tomorrow: 0, week: 0, catchUp: null };

test.each([
  [{}, /^Nothing is due. Answer a few/],
  [{ week: 4 }, /^Nothing is due yet/],
  [{ tomorrow: 3, week: 4 }, /^Nothing is due today/],
  [{ now: 1 }, '1 is fading and due for another bite.'],
  [{ now: 12, tomorrow: 3 }, '12 are fading and due for another bite.'],
  [
    { now: 1200, catchUp: { perDay: 86, days: 14 } },
    '1,200 are waiting. No need for a feast: 86 a day clears them in 14 days.',
  ],
])('%o', (dues, sentence) => {
  expect(duesSentence({ ...NOTHING, ...dues })).toMatch(sentence);
});
