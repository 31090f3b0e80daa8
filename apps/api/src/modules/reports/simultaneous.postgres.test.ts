import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { holdBook } from '../../items/hold-book.ts';
import { lockItem, settleItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase, waitingForLocks } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { bringGuestProgress } from '../guest-progress/bring-guest-progress.ts';
import { anonymousKeys } from './anonymous-keys.ts';
import { reportItem } from './report-item.ts';
import { restoreItems } from './restore-items.ts';

const NOW = LONG_AGO + 2 * DAY_MS;

const keys = anonymousKeys('a secret that only tests know, 32+');

async function setup() {
  const db = await postgresDatabase();
  const { id: bookId } = await aBook(db);
  const aThing = async (inBook = bookId) => (await aQuestion(db, { bookId: inBook })).id;
  const itemId = await aThing();
  const anAccount = async (): Promise<Reader> => {
    const reader = await aReader(db);
    const row = { name: 'Rita', email: `${reader.id}@example.org` };
    await db.updateTable('users').set(row).where('id', '=', reader.id).execute();
    return { ...reader, isGuest: false };
  };
  const practised = (reader: Reader, id: number) => practise(db, reader, id);
  const reportOf = (reader: Reader, itemId: number) =>
    db.transaction().execute((tx) => {
      const address = `10.0.${reader.id}.1`;
      const input = { reader, itemId, report: { reason: 'wrong' }, address, now: NOW } as const;
      return reportItem(tx, input, keys);
    });
  const report = (reader: Reader) => reportOf(reader, itemId);
  return { db, bookId, itemId, aThing, anAccount, practised, report, reportOf };
}

/** An answer in the log, which is all that counts here. */
async function practise(db: Db, { id: userId }: Reader, itemId: number): Promise<void> {
  const event = { userId, itemId, opId: `answer-to-${itemId}`, revision: 1 };
  const outcome = { kind: 'answer', value: '1', isCorrect: 1, practice: 'new', xp: 0 } as const;
  const when = { answeredAt: LONG_AGO, receivedAt: LONG_AGO, timeZone: 'UTC' };
  await db
    .insertInto('reviewEvents')
    .values({ ...event, ...outcome, ...when, streak: 0, localDay: '2026-01-05' })
    .execute();
}

const stateOf = async (db: Db, itemId: number) => {
  const item = db.selectFrom('items').select('state').where('id', '=', itemId);
  return (await item.executeTakeFirstOrThrow()).state;
};

const openReports = (db: Db) =>
  db.selectFrom('itemReports').select('userId').where('state', '=', 'open').execute();

/** Items, each of a book of its own or all of one, that three accounts have practised and report at once. */
async function reportedAtOnce(books: 'one book' | 'many books') {
  const world = await setup();
  const { db, bookId, aThing, anAccount, practised, reportOf } = world;
  const accounts = [await anAccount(), await anAccount(), await anAccount()];
  const items: number[] = [];
  while (items.length < 20) {
    const inBook = books === 'one book' ? bookId : (await aBook(db)).id;
    const id = await aThing(inBook);
    for (const account of accounts) await practised(account, id);
    items.push(id);
  }
  const reportAll = () => items.flatMap((id) => accounts.map((account) => reportOf(account, id)));
  const states = () => Promise.all(items.map((id) => stateOf(db, id)));
  return { ...world, items, reportAll, states };
}

test('three accounts that report at once hide each item', async () => {
  const { items, reportAll, states } = await reportedAtOnce('many books');
  await Promise.all(reportAll());
  expect(await states()).toEqual(items.map(() => 'hidden'));
});

test('of one book no more than its share is hidden at once', async () => {
  const { reportAll, states } = await reportedAtOnce('one book');
  await Promise.all(reportAll());
  expect((await states()).filter((state) => state === 'hidden')).toHaveLength(1);
});

test('an item is replaced while the report comes that hides it', async () => {
  const { db, bookId, itemId, anAccount, practised, report } = await setup();
  for (let count = 0; count < 2; count += 1) {
    const reporter = await anAccount();
    await practised(reporter, itemId);
    await report(reporter);
  }
  const last = await anAccount();
  await practised(last, itemId);
  const reported = await db.transaction().execute(async (tx) => {
    // As whoever replaces an item does.
    await holdBook(tx, bookId);
    const reporting = report(last);
    await until(async () => expect(await waitingForLocks(db)).toHaveLength(1));
    await lockItem(tx, itemId);
    return { reporting };
  });
  expect(await reported.reporting).toMatchObject({ itemId });
  expect(await stateOf(db, itemId)).toBe('hidden');
});

test('what is restored while others report stays restored, and no report is left behind', async () => {
  const { db, reportAll, states } = await reportedAtOnce('many books');
  const restore = () => restoreItems(db, { since: 0 }, NOW);
  await Promise.allSettled([...reportAll(), restore(), restore()]);
  await Promise.all([restore(), restore()]);
  expect(new Set(await states())).toEqual(new Set(['active']));
  const hidings = await db.selectFrom('itemHidings').select(['itemId', 'state']).execute();
  expect(new Set(hidings.map(({ state }) => state))).toEqual(new Set(['kept']));
  expect(new Set(hidings.map(({ itemId }) => itemId)).size).toBe(hidings.length);
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

test('a guest’s reports that are brought along while the account reports become one', async () => {
  const { db, anAccount, aThing, report, reportOf, itemId } = await setup();
  const [guest, account] = [await aReader(db), await anAccount()];
  const other = await aThing();
  for (const id of [itemId, other]) await reportOf(guest, id);
  const readers = { guestId: guest.id, accountId: account.id, now: NOW };
  await Promise.all([
    reportOf(account, other),
    report(account),
    db.transaction().execute((tx) => bringGuestProgress(tx, readers)),
  ]);
  expect(await openReports(db)).toEqual([{ userId: account.id }, { userId: account.id }]);
});
