import type { AnswerResult } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aResult } from '../../testing/items.ts';
import { afterEvent, emptySession, type SessionAnswer, type SessionEvent } from './book-session.ts';

const counted = (result: AnswerResult): SessionAnswer => ({
  opId: result.explanation,
  outcome: { state: 'counted', result },
});
const right = counted(aResult({ explanation: 'first' }));
const wrong = counted(aResult({ isCorrect: false, explanation: 'second' }));

function after(...events: SessionEvent[]) {
  const { answers, mastered, ratings } = events.reduce(afterEvent, emptySession);
  return { answers: [...answers], mastered: [...mastered], ratings: [...ratings] };
}

test.each<[string, SessionEvent[], Partial<ReturnType<typeof after>>]>([
  ['nothing', [], { answers: [], mastered: [], ratings: [] }],
  [
    'each question has its own answer',
    [
      { did: 'answer', questionId: 1, given: right },
      { did: 'answer', questionId: 2, given: wrong },
    ],
    {
      answers: [
        [1, right],
        [2, wrong],
      ],
    },
  ],
  [
    'the first answer to a question stays',
    [
      { did: 'answer', questionId: 1, given: right },
      { did: 'answer', questionId: 1, given: wrong },
    ],
    { answers: [[1, right]] },
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
