import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, LEVEL_XP, localDay } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aQuestion } from '../../testing/factories.ts';
import { answer, readFeed, shelve } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';

const at = (time: number) => ({ 'answered-at': String(time) });

test('XP comes for what is new or due, not for what is practised ahead of time', async () => {
  const { reader, question, clock } = await serverWithQuestion();
  const xpOfRight = async () => (await answer(reader, question.id, 1)).json().xp;

  expect(await xpOfRight()).toBe(CORRECT_XP);
  clock.now += MINUTE_MS;
  expect(await xpOfRight()).toBe(0);
  clock.now += 365 * DAY_MS;
  expect(await xpOfRight()).toBe(CORRECT_XP);
});

test('what was missed pays when it is right the next time, at once', async () => {
  const { reader, question } = await serverWithQuestion();
  await answer(reader, question.id, 0);

  expect((await answer(reader, question.id, 1)).json()).toMatchObject({
    isCorrect: true,
    xp: CORRECT_XP,
  });
});

test('one item earns once in a local day, however often it is missed', async () => {
  const { reader, question, clock } = await serverWithQuestion();
  const tokyo = { 'time-zone': 'Asia/Tokyo' };
  const missedThenRight = async (headers = {}) => {
    await answer(reader, question.id, 0, headers);
    clock.now += MINUTE_MS;
    return (await answer(reader, question.id, 1, headers)).json().xp;
  };

  expect(await missedThenRight()).toBe(CORRECT_XP);
  expect(await missedThenRight()).toBe(0);
  clock.now += 10 * HOUR_MS;
  // Monday evening in UTC is Tuesday morning in Tokyo: each day pays once, wherever it was spent.
  expect(await missedThenRight()).toBe(0);
  expect(await missedThenRight(tokyo)).toBe(CORRECT_XP);
  clock.now += DAY_MS;
  expect(await missedThenRight()).toBe(0);
  clock.now += DAY_MS;
  expect(await missedThenRight()).toBe(CORRECT_XP);
});

test('the feed says of what is due again that it has earned today', async () => {
  const { reader, book, question, clock } = await serverWithQuestion();
  await shelve(reader, book.id);
  const item = async () => (await readFeed(reader)).json()[0];
  await answer(reader, question.id, 1);
  expect(await item()).not.toHaveProperty('earnedOn');

  clock.now += MINUTE_MS;
  await answer(reader, question.id, 0);
  expect(await item()).toMatchObject({ dueAt: clock.now, earnedOn: localDay(clock.now, 'UTC') });

  clock.now += 2 * DAY_MS;
  expect(await item()).not.toHaveProperty('earnedOn');
});

test('times before the reader was there count as their first moment', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += DAY_MS;

  for (let count = 0; count < 10; count += 1) {
    await answer(reader, question.id, count % 2, at(count * 11 * MINUTE_MS));
  }

  const events = await db.selectFrom('reviewEvents').select(['answeredAt', 'localDay']).execute();
  expect(events).toEqual(
    Array.from({ length: 10 }, () => ({ answeredAt: start, localDay: '2026-03-02' })),
  );
  expect(await totalsOf(db, reader)).toMatchObject({ xp: CORRECT_XP, totalAnswered: 10 });
});

test('a day that is gone through again and again earns no more than once', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += DAY_MS;
  const goThrough = async (offset: number) => {
    for (let step = 0; step < 20; step += 1) {
      await answer(reader, question.id, step % 2, at(start + offset + step * 11 * MINUTE_MS));
    }
    return (await totalsOf(db, reader)).xp;
  };

  const once = await goThrough(0);

  expect(once).toBe(CORRECT_XP);
  expect(await goThrough(0)).toBe(once);
  expect(await goThrough(-5 * MINUTE_MS)).toBe(once);
});

test.each<[string, [value: number, day: number][], number[]]>([
  [
    'before one that earned XP',
    [
      [1, 3],
      [1, 0],
    ],
    [CORRECT_XP, 0],
  ],
  [
    'before a wrong one, to a new question',
    [
      [0, 3],
      [1, 0],
    ],
    [0, CORRECT_XP],
  ],
  [
    'when due, before a wrong one',
    [
      [1, 0],
      [0, 6],
      [1, 5],
    ],
    [CORRECT_XP, 0, CORRECT_XP],
  ],
  [
    'when due, before one that earned XP',
    [
      [1, 0],
      [1, 6],
      [1, 5],
    ],
    [CORRECT_XP, CORRECT_XP, 0],
  ],
  [
    'ahead of time',
    [
      [1, 0],
      [0, 6],
      [1, 1],
    ],
    [CORRECT_XP, 0, 0],
  ],
  [
    'missed before it, on the day of one that earned XP',
    [
      [1, 0],
      [0, 0.1],
      [0, 6],
      [1, 0.2],
    ],
    [CORRECT_XP, 0, 0, 0],
  ],
])('XP of an answer that arrives late: %s', async (_, answers, expected) => {
  const { reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += 30 * DAY_MS;
  const xps: number[] = [];

  for (const [value, day] of answers) {
    xps.push((await answer(reader, question.id, value, at(start + day * DAY_MS))).json().xp);
  }

  expect(xps).toEqual(expected);
});

test('the streak counts right answers in a row, repeated ones too', async () => {
  const { reader, question } = await serverWithQuestion();
  const streaks: number[] = [];

  for (const value of [1, 1, 1, 0, 1]) {
    streaks.push((await answer(reader, question.id, value)).json().streak);
  }

  expect(streaks).toEqual([1, 2, 3, 0, 1]);
});

test('each achievement is told of once', async () => {
  const { reader, question } = await serverWithQuestion();
  const told: [number, string][] = [];

  for (let index = 1; index <= 22; index += 1) {
    const { achievement } = (await answer(reader, question.id, index === 11 ? 0 : 1)).json();
    if (achievement) told.push([index, achievement.id]);
  }

  expect(told).toEqual([
    [1, 'first-right-answer'],
    [10, 'ten-in-a-row'],
    [12, 'first-comeback'],
  ]);
});

test('right answers reach level 5', async () => {
  const { db, reader, book } = await serverWithQuestion();
  const told: string[] = [];
  const enough = Math.ceil((4 * LEVEL_XP) / CORRECT_XP);

  for (let index = 1; index <= enough; index += 1) {
    const { id } = await aQuestion(db, { bookId: book.id });
    const { achievement } = (await answer(reader, id, 1)).json();
    if (achievement) told.push(`${index} ${achievement.id}`);
  }

  expect(told).toEqual([
    '1 first-right-answer',
    '10 ten-in-a-row',
    '25 twenty-five-in-a-row',
    `${enough} level-five`,
  ]);
});
