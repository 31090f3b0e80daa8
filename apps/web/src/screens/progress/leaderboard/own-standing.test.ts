import { expect, test } from 'vitest';

import { standingText } from './own-standing.tsx';

test.each([
  [{ rank: 128, readers: 4031, isListed: true }, 'You are 128th of 4,031.'],
  [{ rank: 10_000, readers: 10_000, isListed: true }, 'You are 10,000th of 10,000.'],
  [{ rank: 128, readers: 10_001, isListed: true }, 'You are 128th of more than 10,000.'],
  [{ rank: 10_001, readers: 10_001, isListed: true }, 'You come after the first 10,000.'],
  [{ rank: null, readers: 0, isListed: true }, ''],
  [{ rank: null, readers: 4031, isListed: true }, 'Your first right answer puts you on it.'],
  [
    { rank: null, readers: 4031, isListed: false },
    'You are not on it. XP, level and streak count all the same.',
  ],
])('%j reads: %s', (standing, words) => {
  expect(standingText(standing)).toBe(words);
});
