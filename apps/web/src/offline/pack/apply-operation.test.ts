import type { Answer, SyncOperation } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, LEVEL_XP, RATING_XP, statsFromLog } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, anOperation, aRecord, NOON } from '../../testing/study-pack.ts';
import { applyOperation } from './apply-operation.ts';
import type { ReaderRecord } from './records.ts';

/** Goes through operations as a reader offline does: each is counted, and waits to be sent. */
function studying(start: ReaderRecord) {
  const items = [1, 2, 3].map((id) => aPackQuestion(id));
  const pending: { counted?: { isCorrect: boolean | null; xp: number }; state: 'waiting' }[] = [];
  let record = start;
  return {
    record: () => record,
    does: (operation: SyncOperation) => {
      const item = items.find(({ item: { id } }) => id === operation.target);
      const { record: after, counted } = applyOperation(record, operation, { item, pending });
      record = after;
      pending.push({ ...(counted && { counted: counted.count }), state: 'waiting' });
      return counted;
    },
  };
}

const QUESTIONS = [1, 2, 3].map((id) => aPackQuestion(id));

const answer = (target: number, value: Answer, at = NOON) => ({
  ...anOperation({ kind: 'answer' as const, target, value }),
  answeredAt: at,
});

test.each<[string, [value: number, at: number][], [xp: number, streak: number][]]>([
  ['right when new', [[1, 0]], [[CORRECT_XP, 1]]],
  ['wrong when new', [[0, 0]], [[0, 0]]],
  [
    'right ahead of time',
    [
      [1, 0],
      [1, MINUTE_MS],
    ],
    [
      [CORRECT_XP, 1],
      [0, 2],
    ],
  ],
  [
    'right when due again',
    [
      [1, 0],
      [1, 365 * DAY_MS],
    ],
    [
      [CORRECT_XP, 1],
      [CORRECT_XP, 2],
    ],
  ],
  [
    'right at once after a wrong one',
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [CORRECT_XP, 1],
    ],
  ],
  [
    'dated before the last one',
    [
      [1, DAY_MS],
      [1, 0],
    ],
    [
      [CORRECT_XP, 1],
      [0, 2],
    ],
  ],
  [
    'a row that breaks, and what was missed pays once a day',
    [
      [1, 0],
      [1, 1],
      [0, 3],
      [1, 4],
      [0, 5],
      [1, DAY_MS],
    ],
    [
      [CORRECT_XP, 1],
      [0, 2],
      [0, 0],
      [0, 1],
      [0, 0],
      [CORRECT_XP, 1],
    ],
  ],
])('XP and streak of answers: %s', (_, answers, expected) => {
  const { does } = studying(aRecord(QUESTIONS));

  const results = answers.map(([value, at]) => does(answer(1, value, NOON + at))?.result);

  expect(results).toEqual(expected.map(([xp, streak]) => expect.objectContaining({ xp, streak })));
});

test('a verdict is that of the server, word for word', () => {
  const { does } = studying(aRecord(QUESTIONS));

  expect(does(answer(2, 0))).toEqual({
    count: { isCorrect: false, xp: 0 },
    result: {
      isCorrect: false,
      explanation: 'Explanation 2.',
      correctAnswer: 1,
      streak: 0,
      xp: 0,
    },
  });
});

test('what waits comes on top of the stats of the server', () => {
  const stats = {
    totalAnswered: 9,
    correctAnswered: 9,
    xp: 4 * LEVEL_XP - 2 * CORRECT_XP,
    level: 4,
    streak: 8,
  };
  const { does } = studying(aRecord(QUESTIONS, { stats, achievements: ['first-right-answer'] }));

  const results = [1, 2, 3].map((id) => does(answer(id, 1))?.result);

  expect(results).toEqual([
    expect.not.objectContaining({ achievement: expect.anything() }),
    expect.objectContaining({ achievement: expect.objectContaining({ id: 'level-five' }) }),
    expect.not.objectContaining({ achievement: expect.anything() }),
  ]);
});

test('each achievement is told of once', () => {
  const { does } = studying(aRecord(QUESTIONS));
  const told = Array.from({ length: 22 }, (_, index) => {
    const counted = does(answer(1, index === 10 ? 0 : 1, NOON + index));
    const earned = counted && 'achievement' in counted.result && counted.result.achievement;
    return earned ? [`${index + 1} ${earned.id}`] : [];
  });

  expect(told.flat()).toEqual(['1 first-right-answer', '10 ten-in-a-row', '12 first-comeback']);
});

test('refused ones that are waiting do not count', () => {
  const refused = { counted: { isCorrect: true, xp: CORRECT_XP }, state: 'refused' as const };
  const known = { item: QUESTIONS[0], pending: [refused] };
  const record = aRecord(QUESTIONS);

  const { counted } = applyOperation(record, answer(1, 1), known);

  expect(counted?.result).toMatchObject({ streak: 1 });
});

test.each([null, true, '1', [2], 4, -1, {}])('the answer %j is not counted', (value) => {
  const record = aRecord(QUESTIONS);
  const item = QUESTIONS[0];
  const operation: SyncOperation = JSON.parse(JSON.stringify({ ...answer(1, 1), value }));

  expect(applyOperation(record, operation, { item, pending: [] })).toEqual({ record });
});

test('of a revision that is not here only that it was used is known', () => {
  const record = aRecord(QUESTIONS);

  const after = applyOperation(record, answer(1, 1), { item: undefined, pending: [] });

  expect(after.counted).toBeUndefined();
  expect(after.record).toMatchObject({
    used: 1,
    entries: [{ usedAt: NOON, memory: null }, {}, {}],
  });
});

test('a rating counts when new or due, and leaves the streak alone', () => {
  const { does } = studying(aRecord([...QUESTIONS, aPackCard(9)]));
  const rate = (at: number) => ({
    ...anOperation({ kind: 'rating' as const, target: 9, value: 'easy' as const }),
    answeredAt: NOON + at,
  });

  expect(does(answer(1, 1))?.result).toMatchObject({ streak: 1 });
  const results = [0, HOUR_MS, 365 * DAY_MS].map((at) => does(rate(at)));
  expect(results).toEqual(
    [RATING_XP, 0, RATING_XP].map((xp) => ({
      count: { isCorrect: null, xp },
      result: expect.objectContaining({ difficulty: 'easy', xp }),
    })),
  );
  expect(does(answer(2, 1))?.result).toMatchObject({ streak: 2 });
});

test('a question is mastered once it was answered, and the first one is an achievement', () => {
  const { does } = studying(aRecord(QUESTIONS));
  const master = (target: number, value = true) =>
    does(anOperation({ kind: 'mastery' as const, target, value }))?.result;

  expect(master(1)).toBeUndefined();
  does(answer(1, 0));
  does(answer(2, 1));
  expect(master(1)).toEqual({
    ismastered: true,
    achievement: expect.objectContaining({ id: 'first-mastered' }),
  });
  expect(master(2)).toEqual({ ismastered: true });
  expect(master(1, false)).toEqual({ ismastered: false });
});

test('shelving counts for nothing, and asks for another pack', () => {
  const { does, record } = studying(aRecord(QUESTIONS));

  const counted = does(anOperation({ kind: 'shelf' as const, target: 8, value: false }));

  expect(counted).toEqual({ count: { isCorrect: null, xp: 0 }, result: { ok: true } });
  expect(record()).toMatchObject({ outdated: 1 });
});

test('streaks that are told follow the log', () => {
  const { does } = studying(aRecord(QUESTIONS));
  const values = [1, 1, 0, 1, 1, 1, 0, 0, 1];
  const log = values.map((value, index) => does(answer(1 + (index % 3), value, NOON + index)));

  const told = log.map((counted) => counted && 'streak' in counted.result && counted.result.streak);
  const replayed = log.map(
    (_, index) => statsFromLog(log.slice(0, index + 1).flatMap((each) => each?.count ?? [])).streak,
  );
  expect(told).toEqual(replayed);
});

test('the verdict of this device says where a generated question comes from', () => {
  const origin = { grounding: 'source' as const, chapter: 'Book VI', quote: 'At Marathon.' };
  const { item, key } = aPackQuestion(1);
  const generated = { item, key: key && { ...key, origin } };
  const known = { item: generated, pending: [] };
  const { counted } = applyOperation(aRecord([generated]), answer(1, 1), known);
  expect(counted?.result).toMatchObject({ isCorrect: true, origin });
});

test('the first rating, and the third day in a row, are achievements', () => {
  const { does } = studying(aRecord([...QUESTIONS, aPackCard(9)]));
  const rate = (at: number) => ({
    ...anOperation({ kind: 'rating' as const, target: 9, value: 'easy' as const }),
    answeredAt: NOON + at,
  });

  const told = [0, HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS].map((at) => does(rate(at))?.result);

  expect(told.map((result) => result && 'achievement' in result && result.achievement?.id)).toEqual(
    ['first-rating', false, false, 'three-days', false],
  );
});

test('I don’t know is wrong, whatever the question', () => {
  const { does } = studying(aRecord(QUESTIONS));
  does(answer(1, 1));

  expect(does(answer(2, 'unknown'))).toMatchObject({
    count: { isCorrect: false, xp: 0 },
    result: { isCorrect: false, correctAnswer: 1, streak: 0 },
  });
});

test('a record of an older version earns late, never falsely, and asks for a newer one', () => {
  const { merits: _, ...older } = aRecord([...QUESTIONS, aPackCard(9)]);
  const stats = { totalAnswered: 9, correctAnswered: 9, xp: 0, level: 1, streak: 9 };
  const { does, record } = studying({ ...older, stats, achievements: ['first-right-answer'] });

  expect(does(answer(1, 1))?.result).toMatchObject({ achievement: { id: 'ten-in-a-row' } });
  expect(record()).toMatchObject({ outdated: 1, merits: { feats: { longestStreak: 10 } } });
});
