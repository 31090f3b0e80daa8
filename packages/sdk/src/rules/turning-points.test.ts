import { expect, test } from 'vitest';

import { turningPoints } from './turning-points.ts';

test.each([
  ['most reviews', { xp: 10, streak: 1 }, { xp: 20, streak: 2 }, {}],
  ['the last XP of a level', { xp: 90, streak: 1 }, { xp: 100, streak: 2 }, { level: 2 }],
  ['a later level', { xp: 399, streak: 0 }, { xp: 401, streak: 0 }, { level: 5 }],
  [
    'a wrong answer after right ones',
    { xp: 90, streak: 7 },
    { xp: 90, streak: 0 },
    { lostStreak: 7 },
  ],
  ['a wrong answer after a wrong one', { xp: 90, streak: 0 }, { xp: 90, streak: 0 }, {}],
])('%s', (_, before, after, turned) => {
  expect(turningPoints(before, after)).toEqual(turned);
});
