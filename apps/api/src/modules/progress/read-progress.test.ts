import type { ActivityDay } from '@morsel/sdk/contract';
import { DAY_MS, QUESTION_KINDS } from '@morsel/sdk/domain';
import { addDays, CORRECT_XP, daysBetween, RATING_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { aMemory } from '../../testing/memories.ts';
import { practiseAt } from '../../testing/practise.ts';
import { answer, master, rate, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

async function progressOf(reader: TestReader) {
  const response = await reader.inject({ url: `/api/users/${reader.id}/progress` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('a newcomer has thirteen empty weeks', async () => {
  const { guest } = await testServer();
  expect(await progressOf(await guest())).toEqual({
    today: '2026-03-02',
    from: '2025-12-08',
    days: [],
    kinds: QUESTION_KINDS.map((kind) => ({
      kind,
      answered: 0,
      right: 0,
    })),
    dayStreak: { days: 0, freezes: 0, daysToFreeze: 7 },
    dues: { now: 0, tomorrow: 0, week: 0, catchUp: null },
  });
});

test('weeks, days and freezes go by the calendar where the reader practises', async () => {
  const { db, clock, account } = await testServer();
  const reader = await account({ createdAt: 0 });
  const { id: bookId } = await aBook(db);
  const { id: trueFalse } = await aQuestion(db, { bookId, type: 'true_false' });
  const { id: card } = await aFlashcard(db, { bookId });
  const inLosAngeles = { 'time-zone': 'America/Los_Angeles' };
  // In the evening, when UTC has tomorrow.
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-02-${day}`);
  for (const day of ['2025-11-30', '2025-12-01', ...week]) {
    clock.now = Date.parse(`${day}T22:00-08:00`);
    await answer(reader, (await aQuestion(db, { bookId })).id, 1, inLosAngeles);
  }
  clock.now = Date.parse('2026-02-24T22:00-08:00');
  await answer(reader, trueFalse, 1, inLosAngeles);
  await rate(reader, card, 'easy', inLosAngeles);
  clock.now += DAY_MS;

  const rightAnswer = { reviews: 1, xp: CORRECT_XP, isFrozen: false };
  expect(await progressOf(reader)).toMatchObject({
    today: '2026-02-25',
    from: '2025-12-01',
    days: [
      { day: '2025-12-01', ...rightAnswer },
      ...week.map((day) => ({ day, ...rightAnswer })),
      { day: '2026-02-23', reviews: 0, xp: 0, isFrozen: true },
      { day: '2026-02-24', reviews: 2, xp: RATING_XP, isFrozen: false },
    ],
    kinds: [
      { kind: 'mcq', answered: 8, right: 8 },
      { kind: 'true_false', answered: 1, right: 0 },
      { kind: 'match_pairs', answered: 0, right: 0 },
      { kind: 'arrange_list', answered: 0, right: 0 },
      { kind: 'typed', answered: 0, right: 0 },
      { kind: 'cloze', answered: 0, right: 0 },
    ],
    dayStreak: { days: 8, freezes: 0, daysToFreeze: 6 },
  });
});

/** Each day from one to another, at noon. */
function noonsOf(from: string, to: string): number[] {
  const length = daysBetween(from, to) + 1;
  return Array.from({ length }, (_, index) => Date.parse(`${addDays(from, index)}T12:00Z`));
}

const isFrozen = (day: ActivityDay) => day.isFrozen;

test('a run that began before the weeks has its freezes in them, from their first day on', async () => {
  const { db, account } = await testServer();
  const reader = await account({ createdAt: 0 });
  const times = [...noonsOf('2025-11-23', '2025-12-06'), ...noonsOf('2025-12-09', '2026-03-01')];
  await practiseAt(db, { id: reader.id, role: 'reader' }, { times, timeZone: 'UTC' });

  const { from, days, dayStreak } = await progressOf(reader);

  expect(from).toBe('2025-12-08');
  expect(days.filter(isFrozen)).toEqual([{ day: from, reviews: 0, xp: 0, isFrozen: true }]);
  expect(dayStreak).toMatchObject({ days: 14 + 83, freezes: 2 });
});

test('an earlier run has its freezes in the weeks; what comes too late bridges nothing', async () => {
  const { db, account } = await testServer();
  const reader = await account({ createdAt: 0 });
  const times = [...noonsOf('2025-11-01', '2025-12-31'), ...noonsOf('2026-01-02', '2026-01-20')];
  await practiseAt(db, { id: reader.id, role: 'reader' }, { times, timeZone: 'UTC' });
  const { id: card } = await aFlashcard(db, { bookId: (await aBook(db)).id });
  const frozen = async () => (await progressOf(reader)).days.filter(isFrozen);
  const earlier = [{ day: '2026-01-01', reviews: 0, xp: 0, isFrozen: true }];
  expect(await frozen()).toEqual(earlier);

  await rate(reader, card, 'easy', { 'answered-at': String(Date.parse('2026-01-30T12:00Z')) });
  expect(await frozen()).toEqual(earlier);

  await rate(reader, card, 'easy');
  expect(await frozen()).toEqual(earlier);
});

test('what is due is counted to the end of local days, of what may stand in the feed', async () => {
  const { db, clock, guest } = await testServer();
  const reader = await guest();
  const [{ id: bookId }, { id: elsewhere }] = [await aBook(db), await aBook(db)];
  await shelve(reader, bookId);
  await answer(reader, (await aQuestion(db, { bookId: elsewhere })).id, 1, {
    'time-zone': 'America/St_Johns',
  });
  const due = async (at: number, over: { bookId: number } = { bookId }) => {
    const { id } = await aQuestion(db, over);
    await aMemory(db, { userId: reader.id, itemId: id, dueAt: at });
    return id;
  };
  // It is the morning of 2 March there; clocks go forward on the 8th.
  const endOfTomorrow = Date.parse('2026-03-04T00:00-03:30');
  const endOfWeek = Date.parse('2026-03-09T00:00-02:30');
  for (const at of [clock.now, clock.now + 1, endOfTomorrow - 1]) await due(at);
  for (const at of [endOfTomorrow, endOfWeek - 1, endOfWeek]) await due(at);
  await due(clock.now, { bookId: elsewhere });
  await master(reader, await due(clock.now));
  await aQuestion(db, { bookId });

  const { dues } = await progressOf(reader);
  expect(dues).toEqual({ now: 1, tomorrow: 2, week: 4, catchUp: null });
});

test('a backlog is spread by what the reader usually does', async () => {
  const { db, clock, guest } = await testServer();
  const reader = await guest();
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  for (let made = 0; made < 20; made += 1) {
    const { id } = await aQuestion(db, { bookId });
    await aMemory(db, { userId: reader.id, itemId: id });
  }
  expect(await progressOf(reader)).toMatchObject({
    dues: { now: 20, catchUp: { perDay: 13, days: 2 } },
  });

  const { id: card } = await aFlashcard(db, { bookId });
  for (let made = 0; made < 16; made += 1) await rate(reader, card, 'easy');
  clock.now += DAY_MS;
  expect(await progressOf(reader)).toMatchObject({ dues: { now: 20, catchUp: null } });
});
