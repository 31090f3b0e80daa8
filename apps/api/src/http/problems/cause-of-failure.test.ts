import { expect, test } from 'vitest';

import { addBook } from '../../modules/books/add-book.ts';
import { aReader } from '../../testing/a-reader.ts';
import { databaseWithoutTables, testDatabase } from '../../testing/database.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { causeOfFailure } from './cause-of-failure.ts';
import { problemOf } from './problem.ts';

test('what fails since its account was deleted meanwhile fails for that, and for nothing of ours', async () => {
  const db = await testDatabase();
  const [reader, another] = [await aReader(db), await aReader(db)];
  await db.deleteFrom('users').where('id', '=', reader.id).execute();
  const adding = { reader, book: { title: 'Tides', author: 'Ann Author' }, now: LONG_AGO };
  const failure: unknown = await db
    .transaction()
    .execute((tx) => addBook(tx, adding))
    .catch((error: unknown) => error);
  const error = failure instanceof Error ? failure : new Error('It did not fail');
  const statusFor = async (whose: Parameters<typeof causeOfFailure>[2]) =>
    problemOf(await causeOfFailure(db, error, whose)).status;
  expect(await statusFor({ reader })).toBe(401);
  for (const whose of [{ reader: another }, { reader: null }, {}]) {
    expect(await statusFor(whose)).toBe(500);
  }
});

test('what fails while nobody can ask for the account fails for what it did', async () => {
  const error = Object.assign(new Error('a row is not there'), { code: '23503' });
  const reader = await aReader(await testDatabase());
  expect(await causeOfFailure(await databaseWithoutTables(), error, { reader })).toBe(error);
});
