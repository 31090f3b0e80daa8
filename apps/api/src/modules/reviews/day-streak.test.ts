import { DAY_MS } from '@morsel/sdk/domain';
import { localDay, runOn } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aFlashcard, LONG_AGO } from '../../testing/factories.ts';
import { forgetRun, practiseAt } from '../../testing/practise.ts';
import { answer, rate } from '../../testing/reader-calls.ts';
import { serverWithQuestion } from '../../testing/server-with-question.ts';
import { type TestReader } from '../../testing/server.ts';
import { practisedDays } from './practised-days.ts';
import { readDays } from './reader-days.ts';

const BERLIN = 'Europe/Berlin';

/** A reader since last year, with a question; the server's time is Monday, 2 March 2026, 09:00 UTC. */
async function setup() {
  const server = await serverWithQuestion();
  await server.db
    .updateTable('users')
    .set({ createdAt: LONG_AGO - 365 * DAY_MS })
    .execute();
  const { reader, question } = server;
  return {
    ...server,
    /** Answers right at a time that the device claims. */
    answerAt: (at: number, zone = BERLIN) =>
      answer(reader, question.id, 1, { 'answered-at': String(at), 'time-zone': zone }),
  };
}

async function statsOf(reader: TestReader) {
  const response = await reader.inject({ url: `/api/users/${reader.id}/stats` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('a Sunday answer that is sent on Tuesday counts for Sunday', async () => {
  const { reader, clock, answerAt } = await setup();
  const sunday = Date.UTC(2026, 2, 1, 18);
  await answerAt(sunday - DAY_MS);
  clock.now = Date.UTC(2026, 2, 3, 9);
  await answerAt(Date.UTC(2026, 2, 2, 18));
  expect(await statsOf(reader)).toMatchObject({ dayStreak: 1 });

  await answerAt(sunday);

  expect(await statsOf(reader)).toMatchObject({ dayStreak: 3 });
});

test('a phone clock three days ahead makes no day in the future', async () => {
  const { db, reader, clock, answerAt } = await setup();

  await answerAt(clock.now + 3 * DAY_MS);

  const days = await db.selectFrom('reviewEvents').select('localDay').execute();
  expect(days).toEqual([{ localDay: '2026-03-02' }]);
  expect(await statsOf(reader)).toMatchObject({ dayStreak: 1 });
});

test.each([
  ['14 days', 15, 14 * DAY_MS],
  ['more than 14 days', 14, 14 * DAY_MS + 1],
])('an answer that comes %s late counts, and makes a run of %s days', async (_, days, late) => {
  const { reader, clock, answerAt } = await setup();
  for (let day = 0; day < 14; day += 1) await answerAt(clock.now - day * DAY_MS);
  const { totalAnswered } = await statsOf(reader);

  await answerAt(clock.now - late);

  expect(await statsOf(reader)).toMatchObject({
    totalAnswered: totalAnswered + 1,
    dayStreak: days,
  });
});

test('an answer shortly before midnight counts for the day where the reader was', async () => {
  const { reader, clock, answerAt } = await setup();
  clock.now = Date.UTC(2026, 2, 3, 2);
  await answerAt(Date.UTC(2026, 2, 1, 22, 59));
  expect(await statsOf(reader)).toMatchObject({ dayStreak: 0 });

  await answerAt(Date.UTC(2026, 2, 1, 23, 1));

  expect(await statsOf(reader)).toMatchObject({ dayStreak: 2 });
});

test('today is the day where the reader practised last', async () => {
  const { reader, clock, answerAt } = await setup();
  await answerAt(clock.now, 'Pacific/Honolulu');
  clock.now = Date.UTC(2026, 2, 3, 9);
  expect(await statsOf(reader)).toMatchObject({ dayStreak: 1 });

  clock.now = Date.UTC(2026, 2, 3, 10);

  expect(await statsOf(reader)).toMatchObject({ dayStreak: 0 });
});

test('rated flashcards make days too; other readers’ days are theirs', async () => {
  const { db, reader, guest, book, clock } = await setup();
  const card = await aFlashcard(db, { bookId: book.id });
  const other = await guest();
  await rate(other, card.id, 'easy');
  clock.now += DAY_MS;

  await rate(reader, card.id, 'easy');

  expect(await statsOf(reader)).toMatchObject({ dayStreak: 1 });
  expect(await statsOf(other)).toMatchObject({ dayStreak: 1 });
});

test.each([59, 60, 61, 130])('a run of %s days counts whole, known or not', async (length) => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const times = Array.from({ length }, (_, day) => LONG_AGO + day * DAY_MS);
  await practiseAt(db, reader, { times: [LONG_AGO - 2 * DAY_MS, ...times], timeZone: BERLIN });
  const dayStreakAfter = async (days: number) => {
    const now = LONG_AGO + (length + days) * DAY_MS;
    const { run, today } = await readDays(db, { userId: reader.id, now });
    return runOn(run, today).days;
  };

  const known = [await dayStreakAfter(0), await dayStreakAfter(2), await dayStreakAfter(3)];
  // Two freezes are kept by then.
  expect(known).toEqual([length, length, 0]);
  await forgetRun(db, reader);
  expect([await dayStreakAfter(0), await dayStreakAfter(2), await dayStreakAfter(3)]).toEqual(
    known,
  );
});

test('days are read from a day on, with what its run may go on from', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const days = [...Array.from({ length: 70 }, (_, day) => day), 73, 80, 83, 90];
  await practiseAt(db, reader, {
    times: days.map((day) => LONG_AGO + day * DAY_MS),
    timeZone: 'UTC',
  });
  const dayOf = (index: number) => localDay(LONG_AGO + index * DAY_MS, 'UTC');
  const read = (since: number) =>
    practisedDays(db, {
      userId: reader.id,
      today: dayOf(95),
      lastDay: dayOf(90),
      since: dayOf(since),
    });

  expect(await read(95)).toEqual([]);
  expect(await read(83)).toEqual([dayOf(80), dayOf(83), dayOf(90)]);
  expect(await read(60)).toEqual(days.map(dayOf));
  expect(await read(74)).toEqual(days.slice(-3).map(dayOf));
});
