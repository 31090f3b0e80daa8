import { expect, test } from 'vitest';

import { statsFromLog, type LogEvent } from './replay.ts';

const right: LogEvent = { kind: 'answer', isCorrect: true, xp: 10 };
const early: LogEvent = { kind: 'answer', isCorrect: true, xp: 0 };
const wrong: LogEvent = { kind: 'answer', isCorrect: false, xp: 0 };
const rating: LogEvent = { kind: 'rating', isCorrect: null, xp: 2 };

test.each([
  ['nothing', [], [0, 1, 0, 0, 0]],
  ['right answers', [right, right], [20, 1, 2, 2, 2]],
  ['a wrong one between', [right, wrong, right], [20, 1, 1, 3, 2]],
  ['practice ahead of time keeps the streak', [right, early], [10, 1, 2, 2, 2]],
  ['ratings bring XP alone', [right, rating, right], [22, 1, 2, 2, 2]],
  ['a new level', Array.from({ length: 10 }, () => right), [100, 2, 10, 10, 10]],
])('%s', (_, events, [xp, level, streak, totalAnswered, correctAnswered]) => {
  expect(statsFromLog(events)).toEqual({ xp, level, streak, totalAnswered, correctAnswered });
});
