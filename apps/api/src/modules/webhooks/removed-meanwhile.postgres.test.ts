import { beforeEach, expect, test } from 'vitest';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { aReader } from '../../testing/a-reader.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { gate } from '../../testing/gate.ts';
import { postgresDatabase, waitingForLocks } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { webhookOf } from '../../testing/webhooks.ts';
import { addBook } from '../books/add-book.ts';
import { bitOf } from './event-bits.ts';
import { deleteWebhook } from './queries.ts';
import { sendTest } from './send-by-hand.ts';
import { tellGoalMet } from './tell-goal-met.ts';

let db: Db;
let userId: number;
let webhookId: number;
beforeEach(async () => {
  db = await postgresDatabase();
  ({ id: userId } = await aReader(db));
  await db.updateTable('users').set({ role: 'admin', hasWebhooks: 1 }).execute();
  ({ webhookId } = await webhookOf(db, { id: userId }));
});

const inTransaction = <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act);

/** Removes the hook, and ends that when `act` waits for it. */
async function removeDuring<Result>(act: () => Promise<Result>): Promise<Result> {
  const { opened, open } = gate();
  const removed = inTransaction(async (tx) => {
    await deleteWebhook(tx, { userId, id: webhookId });
    open();
    await until(async () => expect(await waitingForLocks(db)).not.toEqual([]));
  });
  await opened;
  const [result] = await Promise.all([act(), removed]);
  return result;
}

test('a book is added though a webhook that is told of it is removed meanwhile', async () => {
  const reader = await aReader(db);
  const adding = { reader, book: { title: 'Tides', author: 'Ann Author' }, now: LONG_AGO };
  const { title } = await removeDuring(() => inTransaction((tx) => addBook(tx, adding)));
  expect(title).toBe('Tides');
  expect(await db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
});

test('an answer is taken though a webhook that is told of a goal is removed meanwhile', async () => {
  await db
    .updateTable('webhooks')
    .set({ events: bitOf('goal.met'), dailyGoal: 0 })
    .execute();
  const today = new Date(LONG_AGO).toISOString().slice(0, 10);
  const practised = { userId, localDay: today, timeZone: 'UTC', receivedAt: LONG_AGO };
  await removeDuring(() => inTransaction((tx) => tellGoalMet(tx, practised)));
  expect(await db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
});

test('a test of a webhook that is removed meanwhile finds none', async () => {
  const sending = removeDuring(() => sendTest(db, { userId, webhookId, now: LONG_AGO }));
  await expect(sending).rejects.toThrow(NotFoundError);
});
