import { expect, test } from 'vitest';

import { statsAfter, statsFromLog, statsWithout, type LogEvent } from './replay.ts';

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

test.each([
  ['a right answer', [right, right]],
  ['one ahead of time', [right, early]],
  ['a wrong answer: the streak is there again', [right, right, wrong]],
  ['a rating', [right, rating]],
  ['the only event', [wrong]],
  ['the one that made a level', Array.from({ length: 10 }, () => right)],
])('%s is taken back', (_, log) => {
  const before = statsFromLog(log.slice(0, -1));
  const [last = right] = log.slice(-1);

  const undone = { ...last, streakBefore: before.streak };

  expect(statsWithout(statsFromLog(log), undone)).toEqual(before);
  expect(statsAfter(statsFromLog(log), [undone, right])).toEqual(statsAfter(before, [right]));
});

test('stats that lack the event already do not fall below nothing', () => {
  const nothing = statsFromLog([]);

  expect(statsWithout(nothing, { ...right, streakBefore: 0 })).toEqual(nothing);
});
