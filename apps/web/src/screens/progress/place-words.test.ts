import { expect, test } from 'vitest';

import { placeText, standingWords } from './place-words.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [113, '113th'],
  [122, '122nd'],
  [4031, '4,031st'],
])('place %i is the %s', (rank, text) => {
  expect(placeText(rank)).toBe(text);
});

test.each([
  [{ rank: 128, readers: 4031, isListed: true }, 'You are 128th of 4,031.'],
  [{ rank: null, readers: 0, isListed: true }, ''],
  [{ rank: null, readers: 4031, isListed: true }, 'Your first right answer puts you on it.'],
  [
    { rank: null, readers: 4031, isListed: false },
    'You are not on it. XP, level and streak count all the same.',
  ],
])('%j reads: %s', (standing, words) => {
  expect(standingWords(standing)).toBe(words);
});
