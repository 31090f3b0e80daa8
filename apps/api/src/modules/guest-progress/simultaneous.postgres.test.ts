import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import type { Operation } from '../operations/operation.ts';
import { answerQuestion } from '../quiz/answer-question.ts';
import { shelveBook } from '../shelf/shelve-book.ts';
import { bringGuestProgress } from './bring-guest-progress.ts';

const QUESTIONS = 12;

const operation = (opId: string): Operation => ({
  opId,
  answeredAt: LONG_AGO,
  receivedAt: LONG_AGO,
  timeZone: 'UTC',
});

async function anAccount(db: Db, email: string): Promise<Reader> {
  const reader = await aReader(db);
  await db.updateTable('users').set({ name: 'Rita', email }).where('id', '=', reader.id).execute();
  return { ...reader, isGuest: false };
}

async function setup() {
  const db = await postgresDatabase();
  const early = await anAccount(db, 'early@example.org');
  const guest = await aReader(db);
  const late = await anAccount(db, 'late@example.org');
  const { id: bookId } = await aBook(db);
  const questions: number[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) {
    questions.push((await aQuestion(db, { bookId })).id);
  }
  const answer = (reader: Reader, questionId: number, opId: string) =>
    db.transaction().execute((tx) => {
      const input = { reader, operation: operation(opId), questionId, answer: 1 };
      return answerQuestion(tx, input);
    });
  const shelve = (reader: Reader) =>
    db.transaction().execute((tx) => {
      return shelveBook(tx, { reader, operation: operation(`shelve-${reader.id}`), bookId });
    });
  const bring = (account: Reader) =>
    db.transaction().execute((tx) => {
      const readers = { guestId: guest.id, accountId: account.id };
      return bringGuestProgress(tx, { ...readers, now: LONG_AGO });
    });
  return { db, early, guest, late, questions, answer, shelve, bring };
}

const logOf = (db: Db) =>
  db
    .selectFrom('reviewEvents')
    .select(['userId', 'opId', 'itemId', 'xp', 'streak'])
    .orderBy('id')
    .execute();

const xpOf = async (db: Db, { id }: Reader) =>
  (await db.selectFrom('users').select('xp').where('id', '=', id).executeTakeFirstOrThrow()).xp;

test('bringing along many times at once brings everything once', async () => {
  const { db, early, guest, questions, answer, bring } = await setup();
  for (const id of questions) await answer(guest, id, `guest-${id}`);

  await Promise.all(Array.from({ length: 8 }, () => bring(early)));

  const log = await logOf(db);
  expect(log.map(({ itemId }) => itemId)).toEqual(questions);
  expect(log.every(({ userId }) => userId === early.id)).toBe(true);
  expect(log.at(-1)?.streak).toBe(QUESTIONS);
  expect(await xpOf(db, early)).toBe(10 * QUESTIONS);
  expect(await xpOf(db, guest)).toBe(0);
});

test('of two accounts that take the same guest at once, one gets everything', async () => {
  const { db, early, late, guest, questions, answer, shelve, bring } = await setup();
  for (const id of questions) await answer(guest, id, `guest-${id}`);
  await shelve(guest);

  await Promise.all([bring(early), bring(late), bring(early), bring(late)]);

  const log = await logOf(db);
  expect(log).toHaveLength(QUESTIONS);
  const owners = await Promise.all(
    (['reviewEvents', 'shelfBooks', 'operations'] as const).map((table) =>
      db.selectFrom(table).select('userId').distinct().execute(),
    ),
  );
  expect(owners).toEqual(owners.map(() => [{ userId: log[0]?.userId }]));
  expect((await xpOf(db, early)) + (await xpOf(db, late))).toBe(10 * QUESTIONS);
});

test('what account and guest do at the same moment all counts, and no question twice', async () => {
  const { db, late, guest, questions, answer, shelve, bring } = await setup();
  for (const id of questions.slice(0, 4)) await answer(guest, id, `guest-${id}`);

  await Promise.all([
    ...questions.map((id) => answer(late, id, `account-${id}`)),
    bring(late),
    ...questions.slice(4).map((id) => answer(guest, id, `guest-${id}`)),
    shelve(late),
    shelve(guest),
    bring(late),
  ]);
  await bring(late);

  const log = await logOf(db);
  expect(log).toHaveLength(2 * QUESTIONS);
  expect(log.every(({ userId }) => userId === late.id)).toBe(true);
  expect(log.reduce((sum, { xp }) => sum + xp, 0)).toBe(10 * QUESTIONS);
  expect(await xpOf(db, late)).toBe(10 * QUESTIONS);
  expect(log.map(({ streak }) => streak)).toEqual(log.map((_, index) => index + 1));
  const shelves = await db.selectFrom('shelfBooks').select('userId').execute();
  expect(shelves).toEqual([{ userId: late.id }]);
});
