import { expect, test } from 'vitest';

import { achievementsReached } from './achievements.ts';
import {
  type CountedAnswer,
  logFeats,
  NO_TALLY,
  tallyAfterAnswer,
  tallyAfterDay,
  tallyAfterRating,
} from './feats.ts';

const DAY = 86_400_000;
const at = Date.UTC(2026, 2, 2);
const right: CountedAnswer = { kind: 'mcq', isCorrect: true, streak: 1, at, before: undefined };
const after = (wasWrong: boolean, days: number) => ({ wasWrong, at: at - days * DAY });

test.each<[string, Partial<CountedAnswer>, object]>([
  ['to a new question', {}, {}],
  ['after a wrong one', { before: after(true, 1) }, { comebacks: 1 }],
  ['after a right one', { before: after(false, 29.9) }, {}],
  ['after thirty days', { before: after(false, 30) }, { longRecalls: 1 }],
  ['both', { before: after(true, 31) }, { comebacks: 1, longRecalls: 1 }],
  ['at the end of a streak', { streak: 7 }, { longestStreak: 7 }],
])('a right answer %s', (_, answer, feats) => {
  expect(tallyAfterAnswer(NO_TALLY, { ...right, ...answer })).toEqual({
    ...NO_TALLY,
    longestStreak: 1,
    kindsRight: ['mcq'],
    ...feats,
  });
});

test('a wrong answer adds nothing', () => {
  const wrong = { ...right, isCorrect: false, streak: 0, before: after(true, 40) };
  expect(tallyAfterAnswer(NO_TALLY, wrong)).toEqual(NO_TALLY);
});

test('what was longest stays, and a kind counts once', () => {
  const tally = tallyAfterDay(tallyAfterAnswer(NO_TALLY, { ...right, streak: 9 }), 4);
  const later = tallyAfterDay(tallyAfterAnswer(tally, right), 1);
  expect(later).toEqual(tally);
  expect(later).toMatchObject({ longestStreak: 9, kindsRight: ['mcq'], longestDayStreak: 4 });
});

test('the figures of a log reach what they are enough for', () => {
  const tally = tallyAfterRating(tallyAfterDay(tallyAfterAnswer(NO_TALLY, right), 3));
  const feats = logFeats({ correctAnswered: 1, level: 5 }, tally);
  expect(feats).toMatchObject({ rightAnswers: 1, kindsRight: 1, level: 5 });
  expect(achievementsReached(feats)).toEqual([
    'first-right-answer',
    'first-rating',
    'three-days',
    'level-five',
  ]);
});
