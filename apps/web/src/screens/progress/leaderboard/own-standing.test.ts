import { expect, test } from 'vitest';

import { standingText } from './own-standing.tsx';

test.each([
  [{ rank: 128, readers: 4031, isListed: true }, 'You are 128th of 4,031.'],
  [{ rank: null, readers: 0, isListed: true }, ''],
  [{ rank: null, readers: 4031, isListed: true }, 'Your first right answer puts you on it.'],
  [
    { rank: null, readers: 4031, isListed: false },
    'You are not on it. XP, level and streak count all the same.',
  ],
])('%j reads: %s', (standing, words) => {
  expect(standingText(standing)).toBe(words);
});
