import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation, rate, report } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { addWebhook } from '../../testing/webhooks.ts';
import { tellStreaksAtRisk } from './tell-streaks-at-risk.ts';

const URL_GIVEN = 'https://hooks.example.org/';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer();
  rita = await server.account({ createdAt: 0 });
});

/** What waits for a hook, as it will be sent. */
async function toldTo({ id }: { id: number }) {
  const rows = await server.db
    .selectFrom('webhookDeliveries')
    .select('body')
    .where('webhookId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => JSON.parse(body));
}

const newQuestion = async () => aQuestion(server.db, { bookId: (await aBook(server.db)).id });
const newFlashcard = async () => aFlashcard(server.db, { bookId: (await aBook(server.db)).id });

const addBook = (reader: TestReader, title: string) =>
  reader.inject({ method: 'POST', url: '/api/books', payload: { title, author: 'Ann Author' } });

describe('a book that is added', () => {
  it('is told to who added it and to admins, once', async () => {
    const admin = await server.account({ role: 'admin' });
    const other = await server.account();
    const [own, admins, others] = [
      await addWebhook(rita, { url: URL_GIVEN, events: ['book.added'] }),
      await addWebhook(admin, { url: URL_GIVEN, events: ['book.added', 'item.reported'] }),
      await addWebhook(other, { url: URL_GIVEN, events: ['book.added'] }),
    ];
    const { id } = (await addBook(rita, 'Tides')).json();
    await addBook(other, 'Tides');
    const book = { id, title: 'Tides', author: 'Ann Author', slug: 'tides-by-ann-author' };
    const timestamp = new Date(server.clock.now).toISOString();
    const message = { type: 'book.added', timestamp, data: { book } };
    expect(await toldTo(own)).toEqual([message]);
    expect(await toldTo(admins)).toEqual([message]);
    expect(await toldTo(others)).toEqual([]);
  });

  it('is told to nobody when the call fails', async () => {
    const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['book.added'] });
    await rita.inject({ method: 'POST', url: '/api/books', payload: { title: '', author: '' } });
    expect(await toldTo(hook)).toEqual([]);
  });
});

describe('an item that is reported', () => {
  it('is told to admins, without words of item or reporter', async () => {
    const admin = await server.account({ role: 'admin' });
    const hook = await addWebhook(admin, { url: URL_GIVEN, events: ['item.reported'] });
    const question = await newQuestion();
    await report(rita, question.id);
    const [told] = await toldTo(hook);
    expect(told).toMatchObject({
      type: 'item.reported',
      data: { item: { id: question.id, revision: 1 }, book: { id: question.bookId } },
    });
    expect(Object.keys(told.data)).toEqual(['book', 'item', 'reason']);
    expect(JSON.stringify(told)).not.toContain('questionText');
  });

  it('is not told to an admin who is none any more', async () => {
    const admin = await server.account({ role: 'admin' });
    const hook = await addWebhook(admin, { url: URL_GIVEN, events: ['item.reported'] });
    await server.db
      .updateTable('users')
      .set({ role: 'reader' })
      .where('id', '=', admin.id)
      .execute();
    await report(rita, (await newQuestion()).id);
    expect(await toldTo(hook)).toEqual([]);
  });
});

describe('practice', () => {
  const practise = async (reader: TestReader, number: number) => {
    const { id } = await newFlashcard();
    await rate(reader, id, 'easy', operation(`rating-${number}`));
  };

  it('tells of achievements to their reader alone', async () => {
    const admin = await server.account({ role: 'admin' });
    const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['achievement.earned'] });
    const admins = await addWebhook(admin, { url: URL_GIVEN, events: ['achievement.earned'] });
    const { id } = await newQuestion();
    await answer(rita, id, 1, operation('right-one'));
    await answer(rita, id, 1, operation('right-one'));
    expect(await toldTo(hook)).toMatchObject([
      { type: 'achievement.earned', data: { achievement: { id: 'first-right-answer' } } },
    ]);
    expect(await toldTo(admins)).toEqual([]);
  });

  it('tells once a day when the goal is met', async () => {
    const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'], dailyGoal: 2 });
    await practise(rita, 1);
    expect(await toldTo(hook)).toEqual([]);
    await practise(rita, 2);
    await practise(rita, 3);
    const data = { day: '2026-03-02', goal: 2, done: 2 };
    expect(await toldTo(hook)).toMatchObject([{ type: 'goal.met', data }]);
    server.clock.now += DAY_MS;
    await practise(rita, 4);
    await practise(rita, 5);
    expect(await toldTo(hook)).toHaveLength(2);
  });

  it('of another day that arrives late meets no goal', async () => {
    const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['goal.met'], dailyGoal: 1 });
    const { id } = await newFlashcard();
    const yesterday = { 'answered-at': String(server.clock.now - DAY_MS) };
    await rate(rita, id, 'easy', operation('late', yesterday));
    expect(await toldTo(hook)).toEqual([]);
  });
});

describe('a streak', () => {
  const EVENING = Date.UTC(2026, 2, 4, 19, 30);
  const withRun = async (lastDay: string, timeZone = 'UTC', dayStreak = 3, reader = rita) => {
    await server.db
      .updateTable('users')
      .set({ dayStreak, lastDay, lastTimeZone: timeZone, longestDayStreak: dayStreak })
      .where('id', '=', reader.id)
      .execute();
    return addWebhook(reader, { url: URL_GIVEN, events: ['streak.at_risk'] });
  };

  it('is told of in the evening, once', async () => {
    const hook = await withRun('2026-03-03');
    await tellStreaksAtRisk(server.db, EVENING);
    await tellStreaksAtRisk(server.db, EVENING + HOUR_MS);
    const data = { day: '2026-03-04', dayStreak: 3, freezes: 0 };
    expect(await toldTo(hook)).toMatchObject([{ type: 'streak.at_risk', data }]);
  });

  it('is told of although that of another cannot be reckoned', async () => {
    await withRun('2026-03-03', 'No/Such_Zone');
    const hook = await withRun('2026-03-03', 'UTC', 3, await server.account());
    await expect(tellStreaksAtRisk(server.db, EVENING)).rejects.toThrow(AggregateError);
    expect(await toldTo(hook)).toMatchObject([{ type: 'streak.at_risk' }]);
  });

  it.each([
    ['before the evening', '2026-03-03', 'UTC', 3, EVENING - HOUR_MS],
    ['where it is not evening yet', '2026-03-03', 'America/New_York', 3, EVENING],
    ['when today has practice', '2026-03-04', 'UTC', 3, EVENING],
    ['of one day', '2026-03-03', 'UTC', 1, EVENING],
    ['that is over', '2026-03-02', 'UTC', 3, EVENING],
  ])('is not told of %s', async (_case, lastDay, zone, days, at) => {
    const hook = await withRun(lastDay, zone, days);
    await tellStreaksAtRisk(server.db, at);
    expect(await toldTo(hook)).toEqual([]);
  });
});

it('a book of another’s is nobody’s business', async () => {
  const hook = await addWebhook(rita, { url: URL_GIVEN, events: ['book.added', 'items.made'] });
  await aBook(server.db);
  await addBook(await server.account({ createdAt: 0 }), 'Moons');
  expect(await toldTo(hook)).toEqual([]);
});
