import { expect, test } from 'vitest';

import { DAY_MS } from '../domain/durations.ts';
import { achievementsReached } from './achievements.ts';
import {
  type CountedAnswer,
  logFeats,
  NO_FEAT_COUNTS,
  countsAfterAnswer,
  countsAfterDay,
  countsAfterRating,
} from './feats.ts';

const at = Date.UTC(2026, 2, 2);
const right: CountedAnswer = { kind: 'mcq', isCorrect: true, streak: 1, at, before: undefined };
const after = (wasWrong: boolean, days: number) => ({ wasWrong, at: at - days * DAY_MS });

test.each<[string, Partial<CountedAnswer>, object]>([
  ['to a new question', {}, {}],
  ['after a wrong one', { before: after(true, 1) }, { comebacks: 1 }],
  ['after a right one', { before: after(false, 29.9) }, {}],
  ['after thirty days', { before: after(false, 30) }, { longRecalls: 1 }],
  ['both', { before: after(true, 31) }, { comebacks: 1, longRecalls: 1 }],
  ['at the end of a streak', { streak: 7 }, { longestStreak: 7 }],
])('a right answer %s', (_, answer, feats) => {
  expect(countsAfterAnswer(NO_FEAT_COUNTS, { ...right, ...answer })).toEqual({
    ...NO_FEAT_COUNTS,
    longestStreak: 1,
    kindsRight: ['mcq'],
    ...feats,
  });
});

test('a wrong answer adds nothing', () => {
  const wrong = { ...right, isCorrect: false, streak: 0, before: after(true, 40) };
  expect(countsAfterAnswer(NO_FEAT_COUNTS, wrong)).toEqual(NO_FEAT_COUNTS);
});

test('what was longest stays, and a kind counts once', () => {
  const counts = countsAfterDay(countsAfterAnswer(NO_FEAT_COUNTS, { ...right, streak: 9 }), 4);
  const later = countsAfterDay(countsAfterAnswer(counts, right), 1);
  expect(later).toEqual(counts);
  expect(later).toMatchObject({ longestStreak: 9, kindsRight: ['mcq'], longestDayStreak: 4 });
});

test('the figures of a log reach what they are enough for', () => {
  const counts = countsAfterRating(countsAfterDay(countsAfterAnswer(NO_FEAT_COUNTS, right), 3));
  const feats = logFeats({ correctAnswered: 1, level: 5 }, counts);
  expect(feats).toMatchObject({ rightAnswers: 1, kindsRight: 1, level: 5 });
  expect(achievementsReached(feats)).toEqual([
    'first-right-answer',
    'first-rating',
    'three-days',
    'level-five',
  ]);
});
