import { expect, test } from 'vitest';

import { someProposals } from '../../testing/generation.ts';
import { waitingText } from './proposals-text.ts';

const question = someProposals(1);
const flashcard = question.map((proposal) => ({
  ...proposal,
  content: { type: 'flashcard' as const, front: 'Gyges?', back: 'A king of Lydia.' },
}));

test.each([
  [{ proposals: question }, '1 question waits for your look'],
  [{ proposals: [...flashcard, ...flashcard] }, '2 flashcards wait for your look'],
  [{ proposals: [...question, ...flashcard] }, '1 question and 1 flashcard wait for your look'],
  [{ proposals: [...question, ...flashcard], left: 20 }, '22 items wait for your look'],
])('of several kinds each is named, as far as they are known', (waiting, words) => {
  expect(waitingText(waiting)).toBe(words);
});
