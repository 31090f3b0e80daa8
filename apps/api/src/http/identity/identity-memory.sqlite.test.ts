import { DAY_MS, LAST_INSTANT_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { findIdentities } from '../../database/identities.ts';
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

/** Whether the database is asked who that is. */
async function isReadAgain(reader: TestReader): Promise<boolean> {
  const queries = await queriesDuring(async () => {
    await reader.inject({ url: '/api/users' });
  });
  return queries.some(({ sql }) => sql.includes('guest_token_hash'));
}

test.each(['account', 'guest'] as const)('of an %s who was here nothing is read', async (who) => {
  const known = await setup();
  expect(await isReadAgain(known[who])).toBe(false);
});

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

test.each<[what: string, deed: (db: Db, id: number) => Promise<unknown>]>([
  [
    'whose token was changed',
    (db, id) =>
      db.updateTable('users').set({ guestTokenHash: 'another' }).where('id', '=', id).execute(),
  ],
  ['who is gone', (db, id) => db.deleteFrom('users').where('id', '=', id).execute()],
])('a guest %s is known no more', async (_, deed) => {
  const { db, guest } = await setup();
  await deed(db, guest.id);
  expect(await look(guest)).toEqual([401, 401]);
});

const columns: Record<string, (db: Db) => Promise<unknown>> = {
  role: (db) => db.updateTable('users').set({ role: 'reader' }).execute(),
  email: (db) =>
    db
      .updateTable('users')
      .set({ email: 'b@example.org' })
      .where('email', 'is not', null)
      .execute(),
  createdAt: (db) => db.updateTable('users').set({ createdAt: 1 }).execute(),
  seenAt: (db) => db.updateTable('users').set({ seenAt: 1 }).execute(),
  publicId: (db) => db.updateTable('sessions').set({ publicId: 'another' }).execute(),
  sessionSeenAt: (db) => db.updateTable('sessions').set({ seenAt: 1 }).execute(),
  confirmedUntil: (db) => db.updateTable('sessions').set({ confirmedUntil: 1 }).execute(),
  expiresAt: (db) => db.updateTable('sessions').set({ expiresAt: LAST_INSTANT_MS }).execute(),
};

test.each(Object.entries(columns))('another %s is looked at again', async (_, change) => {
  const known = await setup();
  await change(known.db);
  expect(await isReadAgain(known.account)).toBe(true);
});

test('each column by which a request is known is one of those', async () => {
  const { db } = await setup();
  const { idHash: sessionHash } = await db
    .selectFrom('sessions')
    .select('idHash')
    .executeTakeFirstOrThrow();
  const [row] = await findIdentities(db, { sessionHash, guestHash: '', now: 0 });
  // Which of the two cookies it is of, and the key.
  expect(Object.keys(row ?? {})).toEqual(
    expect.arrayContaining(['via', 'id', ...Object.keys(columns)]),
  );
  expect(Object.keys(row ?? {})).toHaveLength(2 + Object.keys(columns).length);
});

test('a session that is known ends at its time', async () => {
  const { account, clock } = await setup();
  clock.now += 14 * DAY_MS;
  expect(await look(account)).toEqual([401, 401]);
});

test('what is undone has changed nothing, and is not seen before that', async () => {
  const { db, account } = await setup();
  const meanwhile: Promise<number[]>[] = [];
  const undone = db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ role: 'reader' }).execute();
    meanwhile.push(look(account));
    await new Promise(setImmediate);
    throw new Error('as planned');
  });
  await expect(undone).rejects.toThrow('as planned');
  expect(await Promise.all([...meanwhile, look(account)])).toEqual([
    [200, 200],
    [200, 200],
  ]);
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
