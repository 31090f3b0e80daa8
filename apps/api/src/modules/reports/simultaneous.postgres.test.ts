import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { settleItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { bringGuestProgress } from '../guest-progress/bring-guest-progress.ts';
import { reportItem } from './report-item.ts';

async function setup() {
  const db = await postgresDatabase();
  const { id: bookId } = await aBook(db);
  const aThing = async () => (await aQuestion(db, { bookId })).id;
  const itemId = await aThing();
  const anAccount = async (): Promise<Reader> => {
    const reader = await aReader(db);
    const row = { name: 'Rita', email: `${reader.id}@example.org` };
    await db.updateTable('users').set(row).where('id', '=', reader.id).execute();
    return { ...reader, isGuest: false };
  };
  const reportOf = (reader: Reader, itemId: number) =>
    db.transaction().execute((tx) => {
      return reportItem(tx, { reader, itemId, report: { reason: 'wrong' }, now: LONG_AGO });
    });
  const report = (reader: Reader) => reportOf(reader, itemId);
  return { db, itemId, aThing, anAccount, report, reportOf };
}

const stateOf = async (db: Db, itemId: number) => {
  const item = db.selectFrom('items').select('state').where('id', '=', itemId);
  return (await item.executeTakeFirstOrThrow()).state;
};

const openReports = (db: Db) =>
  db.selectFrom('itemReports').select('userId').where('state', '=', 'open').execute();

test('three accounts that report at once hide each item', async () => {
  const { db, aThing, anAccount, reportOf } = await setup();
  const accounts = [await anAccount(), await anAccount(), await anAccount()];
  const items: number[] = [];
  for (let count = 0; count < 20; count += 1) items.push(await aThing());
  await Promise.all(items.flatMap((id) => accounts.map((account) => reportOf(account, id))));
  const states = await Promise.all(items.map((id) => stateOf(db, id)));
  expect(states).toEqual(items.map(() => 'hidden'));
});

test('one who reports many times at once has one report, and hides nothing', async () => {
  const { db, itemId, anAccount, report } = await setup();
  const account = await anAccount();
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(account)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await openReports(db)).toHaveLength(1);
  expect(await stateOf(db, itemId)).toBe('active');
});

test('a decision between reports leaves none open that it should have closed', async () => {
  const { db, itemId, anAccount, report } = await setup();
  const verdict = { itemId, state: 'deleted', outcome: 'removed' } as const;
  const accounts = [await anAccount(), await anAccount(), await anAccount(), await anAccount()];
  await Promise.allSettled([
    ...accounts.slice(0, 2).map(report),
    db.transaction().execute((tx) => settleItem(tx, verdict, LONG_AGO)),
    ...accounts.slice(2).map(report),
  ]);
  expect(await stateOf(db, itemId)).toBe('deleted');
  expect(await openReports(db)).toEqual([]);
});

test('a guest’s report that is brought along counts beside those that arrive', async () => {
  const { db, itemId, anAccount, report } = await setup();
  const [guest, account] = [await aReader(db), await anAccount()];
  const others = [await anAccount(), await anAccount()];
  await report(guest);
  const readers = { guestId: guest.id, accountId: account.id, now: LONG_AGO };
  await Promise.all([
    ...others.map(report),
    db.transaction().execute((tx) => bringGuestProgress(tx, readers)),
  ]);
  expect(await stateOf(db, itemId)).toBe('hidden');
});
