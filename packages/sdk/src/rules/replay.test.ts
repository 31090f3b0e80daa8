import { expect, test } from 'vitest';

import { statsAfter, statsFromLog, type LogEvent } from './replay.ts';

const right: LogEvent = { isCorrect: true, xp: 10 };
const early: LogEvent = { isCorrect: true, xp: 0 };
const wrong: LogEvent = { isCorrect: false, xp: 0 };
const rating: LogEvent = { isCorrect: null, xp: 2 };

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

test.each([0, 1, 2, 3, 4])('a log that is taken up after %i events ends the same', (taken) => {
  const log = [right, wrong, rating, right];

  const before = statsFromLog(log.slice(0, taken));

  expect(statsAfter(before, log.slice(taken))).toEqual(statsFromLog(log));
});
