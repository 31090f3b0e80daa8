import { expect, test } from 'vitest';

import { aQuestion } from '../../testing/factories.ts';
import { answer } from '../../testing/reader-calls.ts';
import { serverWithQuestion, totalsOf } from '../../testing/server-with-question.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const at = (time: number) => ({ 'answered-at': String(time) });

test('XP comes for what is new or due, not for what is practised ahead of time', async () => {
  const { reader, question, clock } = await serverWithQuestion();
  const xpOfRight = async () => (await answer(reader, question.id, 1)).json().xp;

  expect(await xpOfRight()).toBe(10);
  clock.now += 60_000;
  expect(await xpOfRight()).toBe(0);
  clock.now += 365 * DAY;
  expect(await xpOfRight()).toBe(10);
});

test('a question answered wrong is due again within the hour', async () => {
  const { reader, question, clock } = await serverWithQuestion();
  await answer(reader, question.id, 0);

  clock.now += 3_600_000;

  expect((await answer(reader, question.id, 1)).json()).toMatchObject({ isCorrect: true, xp: 10 });
});

test('times before the reader was there count as their first moment', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += DAY;

  for (let count = 0; count < 10; count += 1) {
    await answer(reader, question.id, count % 2, at(count * 11 * MINUTE));
  }

  const events = await db
    .selectFrom('review_events')
    .select(['answered_at', 'local_day'])
    .execute();
  expect(events).toEqual(
    Array.from({ length: 10 }, () => ({ answered_at: start, local_day: '2026-03-02' })),
  );
  expect(await totalsOf(db, reader)).toMatchObject({ xp: 0, total_answered: 10 });
});

test('a day that is gone through again and again earns no more than once', async () => {
  const { db, reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += DAY;
  const goThrough = async (offset: number) => {
    for (let step = 0; step < 20; step += 1) {
      await answer(reader, question.id, step % 2, at(start + offset + step * 11 * MINUTE));
    }
    return (await totalsOf(db, reader)).xp;
  };

  const once = await goThrough(0);

  expect(once).toBe(100);
  expect(await goThrough(0)).toBe(once);
  expect(await goThrough(-5 * MINUTE)).toBe(once);
});

test.each<[string, [value: number, day: number][], number[]]>([
  [
    'before one that earned XP',
    [
      [1, 3],
      [1, 0],
    ],
    [10, 0],
  ],
  [
    'before a wrong one, to a new question',
    [
      [0, 3],
      [1, 0],
    ],
    [0, 10],
  ],
  [
    'when due, before a wrong one',
    [
      [1, 0],
      [0, 6],
      [1, 5],
    ],
    [10, 0, 10],
  ],
  [
    'when due, before one that earned XP',
    [
      [1, 0],
      [1, 6],
      [1, 5],
    ],
    [10, 10, 0],
  ],
  [
    'ahead of time',
    [
      [1, 0],
      [0, 6],
      [1, 1],
    ],
    [10, 0, 0],
  ],
])('XP of an answer that arrives late: %s', async (_, answers, expected) => {
  const { reader, question, clock } = await serverWithQuestion();
  const start = clock.now;
  clock.now += 30 * DAY;
  const xps: number[] = [];

  for (const [value, day] of answers) {
    xps.push((await answer(reader, question.id, value, at(start + day * DAY))).json().xp);
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

test('forty right answers reach level 5', async () => {
  const { db, reader, book } = await serverWithQuestion();
  const told: string[] = [];

  for (let index = 1; index <= 40; index += 1) {
    const { id } = await aQuestion(db, { bookId: book.id });
    const { achievement } = (await answer(reader, id, 1)).json();
    if (achievement) told.push(`${index} ${achievement.id}`);
  }

  expect(told).toEqual([
    '1 first-right-answer',
    '10 ten-in-a-row',
    '25 twenty-five-in-a-row',
    '40 level-five',
  ]);
});
