import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import {
  addDays,
  countsForDayStreak,
  frozenDays,
  localDay,
  mondayOf,
  runAfter,
  runOf,
  runOn,
} from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { forgetRun, practiseAt } from '../../testing/practise.ts';
import { readProgress } from '../progress/read-progress.ts';
import { findStoredRun } from './day-queries.ts';
import { findTotals } from './queries.ts';
import { readDays } from './reader-days.ts';
import { rebuildReader } from './rebuild-reader.ts';
import { type NewReview, recordReview } from './record-review.ts';
import { NO_STORED_RUN, storedRun } from './stored-run.ts';
import { undoReview } from './undo-review.ts';

/** A reader who rates a card, and what the log says of their days. */
async function raterOf(db: Db) {
  const reader = await aReader(db);
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  let made = 0;

  async function record(review: NewReview, at: number, { timeZone = 'UTC', received = at } = {}) {
    const opId = `review-${(made += 1)}`;
    const operation = { opId, answeredAt: at, receivedAt: received, timeZone };
    await db.transaction().execute((tx) => recordReview(tx, { reader, operation, review }));
    return operation;
  }

  function rateAt(at: number, over: { timeZone?: string; received?: number } = {}) {
    return record({ itemId, revision: 1, kind: 'rating', value: 'easy' }, at, over);
  }

  async function takeBack({ opId, ...rating }: Awaited<ReturnType<typeof rateAt>>) {
    const operation = { ...rating, opId: `undo-${opId}` };
    await db.transaction().execute((tx) => undoReview(tx, { reader, operation, itemId, opId }));
  }

  return { reader, record, rateAt, takeBack, userId: reader.id };
}

/** The days in the log that count, and the zone of the last of them, read without any query of Morsel's. */
async function daysInLog(db: Db, { id }: Reader) {
  const events = await db
    .selectFrom('reviewEvents')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id')
    .execute();
  const counted = events.filter((event) => countsForDayStreak(event.answeredAt, event.receivedAt));
  const days = [...new Set(counted.map((event) => event.localDay))].toSorted();
  const last = counted.findLast((event) => event.localDay === days.at(-1));
  const isEmpty = (day: string) => !events.some((event) => event.localDay === day);
  return { days, timeZone: last?.timeZone ?? null, isEmpty, events };
}

type Log = Awaited<ReturnType<typeof daysInLog>>;

/** Each day of the log, in their order, with how many of its ratings there are, and how many of them count. */
function countsByDay({ events }: Pick<Log, 'events'>) {
  const byDay = Map.groupBy(events, ({ localDay }) => localDay);
  return [...byDay]
    .map(([day, rated]) => {
      const counted = rated.filter((event) =>
        countsForDayStreak(event.answeredAt, event.receivedAt),
      );
      return { day, reviews: rated.length, inTime: counted.length };
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days that have rows of their own. */
const daysWithRows = (db: Db, { id }: Reader) =>
  db
    .selectFrom('practiceDays')
    .select(['localDay as day', 'reviews', 'inTime'])
    .where('userId', '=', id)
    .orderBy('localDay')
    .execute();

/** Days fourteen hours ahead of those in UTC, eleven behind, and between. */
const zones = fc.constantFrom('UTC', 'Europe/Zurich', 'Pacific/Kiritimati', 'Pacific/Pago_Pago');

/** Days from one of practice to the next: runs with freezes, and ends of runs. */
const pauses = fc.array(
  fc.oneof(
    { weight: 60, arbitrary: fc.constant(1) },
    { weight: 6, arbitrary: fc.constant(2) },
    fc.integer({ min: 3, max: 5 }),
  ),
  { maxLength: 160, size: 'max' },
);

const deed = fc.record({
  /** Hours since the one before. */
  pause: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 30 }) }, fc.nat({ max: 100 })),
  /** Hours until it arrives. */
  late: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 18 * 24 })),
  timeZone: zones,
  after: fc.constantFrom('keep', 'keep', 'keep', 'undo', 'forget'),
});

/** A run that began long before the weeks of progress, with days off in them. */
const longRun = Array.from({ length: 140 }, (_, index) => (index > 60 && index % 9 === 0 ? 2 : 1));

test(
  'whatever is done, late and in whatever zone, what is stored is what the log says',
  async () => {
    const db = await testDatabase();
    const seen = { frozen: 0, longest: 0 };

    await fc.assert(
      fc.asyncProperty(
        pauses,
        fc.array(deed, { minLength: 1, maxLength: 12 }),
        async (days, deeds) => {
          const { reader, rateAt, takeBack, userId } = await raterOf(db);
          let now = LONG_AGO;
          const times = days.map((pause) => (now += pause * DAY_MS));
          if (times.length > 0) await practiseAt(db, reader, { times, timeZone: 'UTC' });
          let isKnown = times.length > 0;
          for (const { pause, late, timeZone, after } of deeds) {
            now += pause * HOUR_MS;
            const rating = await rateAt(now - late * HOUR_MS, { timeZone, received: now });
            if (after === 'undo') await takeBack(rating);
            if (countsForDayStreak(rating.answeredAt, rating.receivedAt)) isKnown = true;
            if (after === 'forget') await forgetRun(db, reader);
            if (after === 'forget') isKnown = false;

            const log = await daysInLog(db, reader);
            const stored = await findStoredRun(db, { userId });
            const expected = storedRun(runOf(log.days), log.timeZone);
            expect(stored).toEqual(isKnown ? expected : NO_STORED_RUN);
            const lastDay = stored?.lastDay;
            const over = countsByDay(log).filter(({ day }) => !lastDay || day < lastDay);
            expect(await daysWithRows(db, reader)).toEqual(over);
            const today = localDay(now, log.timeZone ?? 'UTC');
            const run = runOf(log.days.filter((day) => day <= today));
            const { run: read, ...calendar } = await readDays(db, { userId, now });
            expect(calendar).toEqual({ today, timeZone: log.timeZone ?? 'UTC' });
            expect(runOn(read, today)).toEqual(runOn(run, today));
            expect(runAfter(read, today)).toEqual(runAfter(run, today));
          }

          const log = await daysInLog(db, reader);
          const today = localDay(now, log.timeZone ?? 'UTC');
          const from = addDays(mondayOf(today), -12 * 7);
          const progress = await readProgress(db, { reader, now });
          const frozen = progress.days.filter(({ isFrozen }) => isFrozen).map(({ day }) => day);
          const all = frozenDays(log.days, today).filter(log.isEmpty);
          expect(frozen).toEqual(all.filter((day) => day >= from));
          const practised = progress.days.filter(({ reviews }) => reviews > 0);
          expect(practised.map(({ day, reviews }) => [day, reviews])).toEqual(
            countsByDay(log)
              .filter(({ day }) => day >= from)
              .map(({ day, reviews }) => [day, reviews]),
          );
          seen.frozen += frozen.length;
          seen.longest = Math.max(seen.longest, runOf(log.days).days);
          await db.transaction().execute((tx) => rebuildReader(tx, reader));
          expect(await findStoredRun(db, { userId })).toEqual(
            storedRun(runOf(log.days), log.timeZone),
          );
        },
      ),
      {
        numRuns: 60,
        examples: [[longRun, [{ pause: 20, late: 0, timeZone: 'UTC', after: 'keep' }]]],
      },
    );
    expect(seen.frozen).toBeGreaterThan(5);
    expect(seen.longest).toBeGreaterThan(100);
  },
  2 * MINUTE_MS,
);

test.each([
  { when: 'while it lasts', isOver: false, rows: [] },
  {
    when: 'once it is over',
    isOver: true,
    rows: [
      { itemKind: 'flashcard', reviews: 1, rightAnswers: 0, inTime: 1, xp: 2 },
      { itemKind: 'mcq', reviews: 2, rightAnswers: 1, inTime: 2, xp: 10 },
    ],
  },
])('a day has its right answers and XP by kind $when', async ({ isOver, rows }) => {
  const db = await testDatabase();
  const { reader, record, rateAt } = await raterOf(db);
  const { id: bookId } = await aBook(db);
  for (const isCorrect of [false, true]) {
    const { id: itemId } = await aQuestion(db, { bookId });
    const answer = { kind: 'answer', questionKind: 'mcq', value: 1, isCorrect } as const;
    await record({ itemId, revision: 1, ...answer }, LONG_AGO);
  }
  await rateAt(LONG_AGO);
  const now = LONG_AGO + (isOver ? DAY_MS : 0);
  if (isOver) await rateAt(now);

  const { days, kinds } = await readProgress(db, { reader, now });

  expect(days[0]).toEqual({ day: '2026-01-05', reviews: 3, xp: 12, isFrozen: false });
  expect(kinds.filter(({ answered }) => answered > 0)).toEqual([
    { kind: 'mcq', answered: 2, right: 1 },
  ]);
  const stored = db
    .selectFrom('practiceDays')
    .select(['itemKind', 'reviews', 'rightAnswers', 'inTime', 'xp'])
    .where('userId', '=', reader.id)
    .orderBy('itemKind');
  expect(await stored.execute()).toEqual(rows);
});

test('a late day joins two runs, and makes the longest', async () => {
  const db = await testDatabase();
  const { rateAt, userId } = await raterOf(db);
  for (const day of [0, 1, 2, 4, 5]) await rateAt(LONG_AGO + day * DAY_MS);
  expect(await findTotals(db, userId)).toMatchObject({ dayStreak: 2, longestDayStreak: 3 });

  await rateAt(LONG_AGO + 3 * DAY_MS, { received: LONG_AGO + 5 * DAY_MS });

  const joined = { dayStreak: 6, longestDayStreak: 6, towardsFreeze: 6, lastDay: '2026-01-10' };
  expect(await findTotals(db, userId)).toMatchObject(joined);
});

test('a row from before the run was stored gets it with the next day that counts', async () => {
  const db = await testDatabase();
  const { reader, rateAt, userId } = await raterOf(db);
  for (let day = 0; day < 9; day += 1) await rateAt(LONG_AGO + day * DAY_MS);
  await forgetRun(db, reader);
  await db.updateTable('users').set({ longestDayStreak: 0 }).execute();
  const at = LONG_AGO + 9 * DAY_MS;

  expect((await readDays(db, { userId, now: at })).run).toMatchObject({ days: 9, freezes: 1 });
  expect(await findStoredRun(db, { userId })).toEqual(NO_STORED_RUN);
  await rateAt(at, { received: at + 15 * DAY_MS });
  expect(await findStoredRun(db, { userId })).toEqual(NO_STORED_RUN);

  await rateAt(at);
  expect(await findTotals(db, userId)).toMatchObject({ dayStreak: 10, longestDayStreak: 10 });
});

test('the last of a day taken back gives the zone before it back, and the first the day before', async () => {
  const db = await testDatabase();
  const { rateAt, takeBack, userId } = await raterOf(db);
  const first = await rateAt(LONG_AGO, { timeZone: 'Europe/Zurich' });
  const second = await rateAt(LONG_AGO + HOUR_MS, { timeZone: 'Asia/Tokyo' });
  const zoneOf = async () => (await findStoredRun(db, { userId }))?.lastTimeZone;
  expect(await zoneOf()).toBe('Asia/Tokyo');

  await takeBack(second);
  expect(await zoneOf()).toBe('Europe/Zurich');

  await takeBack(first);
  expect(await findStoredRun(db, { userId })).toEqual(NO_STORED_RUN);
  expect((await findTotals(db, userId))?.longestDayStreak).toBe(0);
});

test('by a clock that was put back, days to come do not count yet', async () => {
  const db = await testDatabase();
  const { rateAt, userId } = await raterOf(db);
  for (const day of [0, 1, 2]) await rateAt(LONG_AGO + day * DAY_MS);

  const { run } = await readDays(db, { userId, now: LONG_AGO + DAY_MS });

  expect(run).toMatchObject({ days: 2, lastDay: '2026-01-06' });
  expect((await readDays(db, { userId, now: LONG_AGO - DAY_MS })).run.days).toBe(0);
});
