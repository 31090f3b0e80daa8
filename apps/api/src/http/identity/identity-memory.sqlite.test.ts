import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { testDatabaseFile } from '../../testing/database.ts';
import { queriesDuring } from '../../testing/query-log.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

/** A server with an account and a guest whose identities it knows, and another connection to its file. */
async function setup() {
  const { db, open } = await testDatabaseFile();
  const server = await testServer({ db });
  const [account, guest] = [await server.account({ role: 'admin' }), await server.guest()];
  for (const reader of [account, guest]) {
    await look(reader);
    await look(reader);
  }
  return { ...server, account, guest, others: await open() };
}

/** What of an answer tells who is known: an admin's call, and one of any reader's own. */
async function look(reader: TestReader) {
  const [own, admins] = [
    await reader.inject({ url: `/api/users/${reader.id}/stats` }),
    await reader.inject({ url: '/api/admin/books' }),
  ];
  return [own.statusCode, admins.statusCode];
}

test.each(['account', 'guest'] as const)(
  'an %s who was here is known without a query',
  async (who) => {
    const known = await setup();
    const queries = await queriesDuring(async () => {
      await known[who].inject({ url: '/api/users' });
    });
    const reads = queries.filter(({ sql }) => sql.includes('guest_token_hash'));
    expect(reads).toEqual([]);
  },
);

type Known = Awaited<ReturnType<typeof setup>>;

const deeds: readonly [what: string, deed: (db: Db, known: Known) => Promise<unknown>, unknown][] =
  [
    ['a session that has ended', (db) => db.deleteFrom('sessions').execute(), [401, 401]],
    [
      'a role that was taken away',
      (db) => db.updateTable('users').set({ role: 'reader' }).execute(),
      [200, 403],
    ],
    [
      'an account that is gone',
      (db, { account }) => db.deleteFrom('users').where('id', '=', account.id).execute(),
      [401, 401],
    ],
    [
      'a session that ends earlier',
      (db, { clock }) => db.updateTable('sessions').set({ expiresAt: clock.now }).execute(),
      [401, 401],
    ],
    [
      'a session that belongs to somebody else',
      (db, { guest }) => db.updateTable('sessions').set({ userId: guest.id }).execute(),
      [403, 403],
    ],
  ];

test.each(deeds)('%s holds with the next call, done here', async (_, deed, then) => {
  const known = await setup();
  expect(await look(known.account)).toEqual([200, 200]);
  await deed(known.db, known);
  expect(await look(known.account)).toEqual(then);
});

test.each(deeds)('%s holds with the next call, done by another process', async (_, deed, then) => {
  const known = await setup();
  expect(await look(known.account)).toEqual([200, 200]);
  await deed(known.others, known);
  expect(await look(known.account)).toEqual(then);
});

test('a guest whose token was changed, and one who is gone, are known no more', async () => {
  const { db, guest } = await setup();
  await db
    .updateTable('users')
    .set({ guestTokenHash: 'another' })
    .where('id', '=', guest.id)
    .execute();
  expect(await look(guest)).toEqual([401, 401]);
});

test('a session that is known ends at its time', async () => {
  const { account, clock } = await setup();
  clock.now += 14 * DAY_MS;
  expect(await look(account)).toEqual([401, 401]);
});

test('what is undone has changed nothing, and is not seen before that', async () => {
  const { db, account } = await setup();
  const undone = db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ role: 'reader' }).execute();
    throw new Error('as planned');
  });
  await expect(undone).rejects.toThrow('as planned');
  expect(await look(account)).toEqual([200, 200]);
});

test('who has confirmed is so for five minutes', async () => {
  const { db, account, clock } = await setup();
  const isConfirmed = async () =>
    (await account.inject({ url: '/api/sign-in-ways' })).json().isConfirmed;
  expect(await isConfirmed()).toBe(true);
  clock.now += 5 * MINUTE_MS;
  expect(await isConfirmed()).toBe(false);
  await db
    .updateTable('sessions')
    .set({ confirmedUntil: clock.now + 1 })
    .execute();
  expect(await isConfirmed()).toBe(true);
});
