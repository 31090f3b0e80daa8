import { expect, test } from 'vitest';

import { aResult } from '../../testing/items.ts';
import { afterEvent, emptySession, type SessionEvent } from './book-session.ts';

const right = aResult({ explanation: 'first' });
const wrong = aResult({ isCorrect: false, explanation: 'second' });

function after(...events: SessionEvent[]) {
  const { results, mastered, ratings } = events.reduce(afterEvent, emptySession);
  return { results: [...results], mastered: [...mastered], ratings: [...ratings] };
}

test.each<[string, SessionEvent[], Partial<ReturnType<typeof after>>]>([
  ['nothing', [], { results: [], mastered: [], ratings: [] }],
  [
    'each question has its own result',
    [
      { did: 'answer', questionId: 1, result: right },
      { did: 'answer', questionId: 2, result: wrong },
    ],
    {
      results: [
        [1, right],
        [2, wrong],
      ],
    },
  ],
  [
    'the first result of a question stays',
    [
      { did: 'answer', questionId: 1, result: right },
      { did: 'answer', questionId: 1, result: wrong },
    ],
    { results: [[1, right]] },
  ],
  [
    'mastering twice is mastering once',
    [
      { did: 'master', questionId: 4 },
      { did: 'master', questionId: 4 },
    ],
    { mastered: [4] },
  ],
  [
    'the first rating of a flashcard stays',
    [
      { did: 'rate', flashcardId: 7, difficulty: 'easy' },
      { did: 'rate', flashcardId: 7, difficulty: 'hard' },
    ],
    { ratings: [[7, 'easy']] },
  ],
  [
    'a rating that was lost may be given again',
    [
      { did: 'rate', flashcardId: 7, difficulty: 'easy' },
      { did: 'lose-rating', flashcardId: 7 },
      { did: 'rate', flashcardId: 7, difficulty: 'hard' },
    ],
    { ratings: [[7, 'hard']] },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});
