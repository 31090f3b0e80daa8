import type { Reports } from '@morsel/sdk/contract';
import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP, levelOf } from '@morsel/sdk/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { answer, master, operation, rate, report, shelve } from '../../testing/reader-calls.ts';
import { totalsOf } from '../../testing/server-with-question.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { rebuildReader } from '../reviews/rebuild-reader.ts';

const RIGHT = 1;
const WRONG = 0;
const url = '/api/users/guest-progress';

let server: TestServer;
let guest: TestReader;
let account: TestReader;
/** The account on the guest's device. */
let both: TestReader;
beforeEach(async () => {
  server = await testServer();
  guest = await server.guest();
  account = await server.account();
  both = onDeviceOf(server, { account, guest });
});

const offer = async (reader: TestReader) => (await reader.inject({ url })).json();
const bring = (reader: TestReader) => reader.inject({ method: 'POST', url });

async function aDefaultBook() {
  const book = await aBook(server.db);
  await server.db
    .updateTable('books')
    .set({ defaultPlace: book.id })
    .where('id', '=', book.id)
    .execute();
  return book;
}

const logOf = ({ id }: TestReader) =>
  server.db.selectFrom('reviewEvents').selectAll().where('userId', '=', id).orderBy('id').execute();

const shelfOf = async ({ id }: TestReader) => {
  const rows = await server.db
    .selectFrom('shelfBooks')
    .select('bookId')
    .where('userId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ bookId }) => bookId);
};

describe('what could be brought along', () => {
  const nothing = { xp: 0, reviews: 0, books: 0 };

  it('is nothing for a guest, or without one', async () => {
    const book = await aBook(server.db);
    await shelve(guest, book.id);
    expect(await offer(guest)).toEqual(nothing);
    expect(await offer(account)).toEqual(nothing);
  });

  it('is nothing of a guest who has only what each guest gets', async () => {
    const book = await aDefaultBook();
    await shelve(guest, book.id);
    expect(await offer(both)).toEqual(nothing);
  });

  it('is XP, answers and ratings, and the books that the account lacks', async () => {
    const [practised, chosen, shared] = [
      await aDefaultBook(),
      await aBook(server.db),
      await aBook(server.db),
    ];
    const question = await aQuestion(server.db, { bookId: practised.id });
    const card = await aFlashcard(server.db, { bookId: chosen.id });
    for (const { id } of [practised, chosen, shared]) await shelve(guest, id);
    await shelve(account, shared.id);
    await answer(guest, question.id, RIGHT);
    await rate(guest, card.id, 'easy');
    expect(await offer(both)).toEqual({ xp: CORRECT_XP + RATING_XP, reviews: 2, books: 2 });
  });
});

describe('bringing along', () => {
  it('moves answers and ratings with their times, and the shelf', async () => {
    const [own, chosen, untouched] = [
      await aBook(server.db),
      await aBook(server.db),
      await aDefaultBook(),
    ];
    const question = await aQuestion(server.db, { bookId: chosen.id });
    const card = await aFlashcard(server.db, { bookId: chosen.id });
    await shelve(account, own.id);
    for (const { id } of [untouched, chosen, own]) await shelve(guest, id);
    const headers = { 'time-zone': 'Asia/Tokyo', 'answered-at': String(server.clock.now - 1000) };
    await answer(guest, question.id, WRONG, operation('guest-answer-1', headers));
    await answer(guest, question.id, RIGHT, operation('guest-answer-2', headers));
    await rate(guest, card.id, 'hard', operation('guest-rating-1', headers));
    const before = await logOf(guest);

    server.clock.now += MINUTE_MS;
    const answered = await bring(both);

    expect(answered.json()).toEqual({
      totalAnswered: 2,
      correctAnswered: 1,
      streak: 1,
      level: 1,
      xp: before.reduce((sum, { xp }) => sum + xp, 0),
    });
    expect(await logOf(account)).toEqual(
      before.map((event) => ({ ...event, id: expect.any(Number), userId: account.id })),
    );
    expect(await shelfOf(account)).toEqual([own.id, chosen.id]);
  });

  it('moves mastered marks, added books and achievements', async () => {
    const book = await aBook(server.db, { listed: 0, addedBy: guest.id });
    const question = await aQuestion(server.db, { bookId: book.id });
    await aQuestion(server.db, { bookId: book.id });
    await answer(guest, question.id, RIGHT);
    await master(guest, question.id);
    server.clock.now += DAY_MS;
    await bring(both);

    const mastered = await account.inject({ url: '/api/mastered' });
    expect(mastered.json()).toMatchObject([
      { id: question.id, masteredAt: server.clock.now - DAY_MS },
    ]);
    expect((await account.inject({ url: `/api/books/${book.id}` })).statusCode).toBe(200);
    const earned = await server.db.selectFrom('userAchievements').selectAll().execute();
    const of = { userId: account.id, earnedAt: server.clock.now - DAY_MS };
    expect(earned.toSorted((a, b) => (a.achievementId < b.achievementId ? -1 : 1))).toEqual([
      { ...of, achievementId: 'first-mastered' },
      { ...of, achievementId: 'first-right-answer' },
    ]);
  });

  it('moves reports; of an item that both reported, the account’s stays', async () => {
    const book = await aBook(server.db);
    const [theirs, shared, decided] = [
      await aQuestion(server.db, { bookId: book.id }),
      await aQuestion(server.db, { bookId: book.id }),
      await aQuestion(server.db, { bookId: book.id }),
    ];
    for (const by of [guest, account]) await report(by, decided.id, { reason: 'unclear' });
    await server.db.updateTable('itemReports').set({ state: 'kept', decidedAt: 1 }).execute();
    await report(guest, theirs.id, { reason: 'too-easy', note: 'Trivial.' });
    await report(guest, shared.id, { reason: 'wrong' });
    await report(account, shared.id, { reason: 'other' });

    await bring(both);

    const reports: Reports = (await account.inject({ url: '/api/reports' })).json();
    expect(reports.map(({ itemId, reason, state }) => [itemId, reason, state])).toEqual([
      [shared.id, 'other', 'open'],
      [theirs.id, 'too-easy', 'open'],
      [decided.id, 'unclear', 'kept'],
      [decided.id, 'unclear', 'kept'],
    ]);
    expect((await guest.inject({ url: '/api/reports' })).json()).toEqual([]);
    const left = (await account.inject({ url: `/api/books/${book.id}/questions` })).json();
    expect(left.map(({ id }: { id: number }) => id)).toEqual([decided.id]);
  });

  it('earns what both histories earn together', async () => {
    const book = await aBook(server.db);
    const questions = [];
    for (let index = 0; index < 10; index += 1) {
      questions.push(await aQuestion(server.db, { bookId: book.id }));
    }
    for (const { id } of questions.slice(0, 5)) await answer(account, id, RIGHT);
    for (const { id } of questions.slice(5)) await answer(guest, id, RIGHT);
    const xp = 10 * CORRECT_XP;
    expect((await bring(both)).json()).toMatchObject({ xp, level: levelOf(xp), streak: 10 });
    const earned = await server.db.selectFrom('userAchievements').selectAll().execute();
    expect(earned.map(({ achievementId }) => achievementId)).toContain('ten-in-a-row');
  });

  it('leaves what can be rebuilt from the log', async () => {
    const book = await aBook(server.db);
    const [one, two] = [
      await aQuestion(server.db, { bookId: book.id }),
      await aQuestion(server.db, { bookId: book.id }),
    ];
    for (let day = 0; day < 4; day += 1) {
      await answer(guest, one.id, day % 2);
      await answer(account, day % 2 === 0 ? two.id : one.id, RIGHT);
      server.clock.now += 3 * DAY_MS;
    }
    await answer(guest, two.id, RIGHT);
    await bring(both);
    const before = await tableContents(server.db);
    await server.db
      .transaction()
      .execute((tx) => rebuildReader(tx, { id: account.id, role: 'reader' }));
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('leaves the guest as new, and the device without it', async () => {
    const standard = await aDefaultBook();
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    await shelve(guest, book.id);
    await answer(guest, question.id, RIGHT);
    // Then the day before is over.
    server.clock.now += DAY_MS;
    await answer(guest, question.id, RIGHT);
    await master(guest, question.id);
    const answered = await bring(both);

    expect(answered.cookies).toMatchObject([{ name: 'morsel_guest', value: '' }]);
    expect(await totalsOf(server.db, guest)).toEqual({
      xp: 0,
      streak: 0,
      totalAnswered: 0,
      correctAnswered: 0,
    });
    expect(await shelfOf(guest)).toEqual([standard.id]);
    for (const table of [
      'reviewEvents',
      'practiceDays',
      'memoryStates',
      'masteredItems',
    ] as const) {
      const rows = await server.db.selectFrom(table).select('userId').execute();
      expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([account.id]));
    }
  });

  it('does nothing without a guest on the device, and is not for guests', async () => {
    const before = await tableContents(server.db);
    expect((await bring(account)).json()).toMatchObject({ xp: 0, totalAnswered: 0 });
    expect((await bring(guest)).statusCode).toBe(403);
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('declined, leaves the guest to the device, who is there again after logout', async () => {
    const demoUser = { method: 'POST', url: '/api/demo-user' } as const;
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    await answer(guest, question.id, RIGHT);
    await both.inject({ method: 'POST', url: '/api/logout' });
    expect((await guest.inject(demoUser)).json()).toEqual({ id: guest.id });
    expect(await totalsOf(server.db, guest)).toMatchObject({ xp: CORRECT_XP });

    const again = onDeviceOf(server, { account: await server.account(), guest });
    await bring(again);
    const fresh = await server.app.inject(demoUser);
    expect(fresh.json().id).not.toBe(guest.id);
  });
});
