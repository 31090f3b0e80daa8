import { expect, test } from 'vitest';

import { dueText } from './today-panel.tsx';

const NOTHING = { now: 0, tomorrow: 0, week: 0, catchUp: null };

test.each([
  [{}, /^Nothing waits yet\./],
  [{ week: 4 }, /^Nothing is due right now\./],
  [{ tomorrow: 3, week: 4 }, /^Nothing is due right now\./],
  [{ now: 1 }, /^1 is waiting for another bite\.$/],
  [{ now: 12, week: 3 }, /^12 are waiting for another bite\.$/],
  [
    { now: 47, catchUp: { perDay: 15, days: 4 } },
    /^47 are waiting\. 15 a day clears them in 4 days\.$/,
  ],
  [
    { now: 1200, catchUp: { perDay: 1200, days: 1 } },
    /^1,200 are waiting\. 1,200 a day clears them in 1 day\.$/,
  ],
])('%j', (dues, words) => {
  expect(dueText({ ...NOTHING, ...dues })).toMatch(words);
});
