import { PostgresDialect, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { DatabaseUnavailableError } from '../errors.ts';
import { answering, outcomes, sync } from '../testing/backlogs.ts';
import { aBook, aQuestion } from '../testing/factories.ts';
import { postgresDatabase, postgresDatabaseAt } from '../testing/postgres.ts';
import { answer, operation } from '../testing/reader-calls.ts';
import { testServer } from '../testing/server.ts';
import { canUseDatabase } from './can-use-database.ts';
import { type Db, connectDatabase, databaseOf, type Tx } from './connection.ts';
import { steadyPool } from './steady-pool.ts';

const aGuest = (db: Db | Tx) =>
  db
    .insertInto('users')
    .values({ createdAt: 1, seenAt: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();

const touch = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set((eb) => ({ xp: eb('xp', '+', 1) }))
    .where('id', '=', id)
    .execute();

async function xpOf(db: Db, id: number): Promise<number> {
  const { xp } = await db
    .selectFrom('users')
    .select('xp')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return xp;
}

/** As a restart does to all of them. */
const endConnections = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);

test('a transaction whose connection ends is done again as a whole, and counts once', async () => {
  const db = await postgresDatabase();
  const { id } = await aGuest(db);
  let times = 0;
  await db.transaction().execute(async (tx) => {
    times += 1;
    await touch(tx, id);
    if (times === 1) await endConnections(db);
    await touch(tx, id);
  });
  expect({ times, xp: await xpOf(db, id) }).toEqual({ times: 2, xp: 2 });
});

test('connections that have ended while nobody used them keep nobody from anything', async () => {
  const db = await postgresDatabase();
  const { id } = await aGuest(db);
  await Promise.all([xpOf(db, id), xpOf(db, id), xpOf(db, id)]);
  await endConnections(db);
  await Promise.all([1, 2, 3].map(() => db.transaction().execute((tx) => touch(tx, id))));
  expect(await xpOf(db, id)).toBe(3);
});

test('transactions that wait for each other are both done', async () => {
  const db = await postgresDatabase();
  const [first, second] = [(await aGuest(db)).id, (await aGuest(db)).id];
  const met = Promise.withResolvers<void>();
  let begun = 0;
  const touchBoth = (ids: readonly [number, number]) =>
    db.transaction().execute(async (tx) => {
      await touch(tx, ids[0]);
      begun += 1;
      if (begun === 2) met.resolve();
      await met.promise;
      await touch(tx, ids[1]);
    });
  await Promise.all([touchBoth([first, second]), touchBoth([second, first])]);
  expect([await xpOf(db, first), await xpOf(db, second)]).toEqual([2, 2]);
});

test('who waits for a transaction that hangs is told so, and lets go of its connection', async () => {
  const { db, url } = await postgresDatabaseAt();
  const impatient = await connectDatabase(`${url}&lock_timeout=100`, { connections: 1 });
  onTestFinished(() => impatient.destroy());
  const { id } = await aGuest(db);
  await db.transaction().execute(async (tx) => {
    await touch(tx, id);
    const waiting = impatient.transaction().execute((other) => touch(other, id));
    await expect(waiting).rejects.toThrow(DatabaseUnavailableError);
    await expect(waiting).rejects.toThrow(/a lock .* not to be had in time \(55P03\)/);
    expect(await xpOf(impatient, id)).toBe(0);
  });
});

test('a transaction in which nothing goes on keeps nobody waiting for ever', async () => {
  const { db, url } = await postgresDatabaseAt();
  const hanging = await connectDatabase(`${url}&idle_in_transaction_session_timeout=100`);
  onTestFinished(() => hanging.destroy());
  const { id } = await aGuest(db);
  const hangs = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  let times = 0;
  const hung = hanging.transaction().execute(async (tx) => {
    times += 1;
    await touch(tx, id);
    hangs.resolve();
    if (times === 1) await isOver.promise;
  });
  await hangs.promise;
  await db.transaction().execute((tx) => touch(tx, id));
  isOver.resolve();
  await hung;
  expect({ times, xp: await xpOf(db, id) }).toEqual({ times: 2, xp: 2 });
});

/** A database that loses the connection as a transaction has just been committed, once. */
function losingCommit(url: string, loss = new Error('Connection terminated unexpectedly')): Db {
  const pool = new Pool({ connectionString: url });
  let isToLose = true;
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>;
    const losing = async (...sent: unknown[]) => {
      const result = await query(...sent);
      if (sent[0] !== 'commit' || !isToLose) return result;
      isToLose = false;
      throw loss;
    };
    Object.assign(client, { query: losing });
  });
  const db = databaseOf(new PostgresDialect({ pool: steadyPool(pool) }));
  onTestFinished(() => db.destroy());
  return db;
}

test('a connection that is lost, and cannot be replaced, is told as that', async () => {
  const { url } = await postgresDatabaseAt();
  const pool = new Pool({ connectionString: url });
  const db = databaseOf(new PostgresDialect({ pool: steadyPool(pool) }));
  onTestFinished(() => db.destroy());
  await sql`select 1`.execute(db);
  pool.on('acquire', (client: PoolClient) => {
    Object.assign(client, { query: () => Promise.reject(new Error('Connection terminated')) });
    Object.assign(pool, { connect: () => Promise.reject(new Error('timeout')) });
  });
  await expect(sql`select 1`.execute(db)).rejects.toThrow('PostgreSQL cannot be reached (timeout)');
});

test.each([
  ['the line is cut', new Error('Connection terminated unexpectedly')],
  [
    'a proxy has lost the server',
    Object.assign(new Error('server conn crashed?'), { code: '08006' }),
  ],
])(
  'a transaction of which nobody knows whether it counts is not done again: %s',
  async (_, loss) => {
    const { db, url } = await postgresDatabaseAt();
    const { id } = await aGuest(db);
    const losing = losingCommit(url, loss);
    await expect(losing.transaction().execute((tx) => touch(tx, id))).rejects.toThrow(
      DatabaseUnavailableError,
    );
    expect(await xpOf(db, id)).toBe(1);
  },
);

test('an answer of which nobody knows whether it counts is asked for, and counts once', async () => {
  const { db, url } = await postgresDatabaseAt();
  const { id: questionId } = await aQuestion(db, { bookId: (await aBook(db)).id });
  const { guest } = await testServer({ db: losingCommit(url) });
  const reader = await guest();
  const answered = await answer(reader, questionId, 1, operation('answer-1'));
  expect(answered.json()).toMatchObject({ isCorrect: true, xp: 10 });
  expect(await xpOf(db, reader.id)).toBe(10);
});

test('a server without its database is not ready, and every call may be tried again', async () => {
  const { url } = await postgresDatabaseAt();
  const pool = new Pool({ connectionString: url });
  const db = databaseOf(new PostgresDialect({ pool: steadyPool(pool) }));
  onTestFinished(() => db.destroy());
  const { app } = await testServer({ db });
  Object.assign(pool, { connect: () => Promise.reject(new Error('timeout')) });
  for (const url of ['/health/ready', '/api/topics']) {
    const answer = await app.inject({ url });
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.stringContaining('again') });
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
});

test('what may be about one operation alone does not hold up those after it', async () => {
  const { db } = await postgresDatabaseAt();
  const { id: bookId } = await aBook(db);
  const targets = [await aQuestion(db, { bookId }), await aQuestion(db, { bookId })];
  const { guest, clock } = await testServer({ db });
  const reader = await guest();
  await sql`create function take_long() returns trigger as $$
    begin raise exception 'canceling statement' using errcode = '57014'; end $$ language plpgsql`.execute(
    db,
  );
  await sql`create trigger slow before insert on review_events for each row
    when (new.op_id = 'operation-0') execute function take_long()`.execute(db);
  const operations = targets.map(({ id }, place) =>
    answering({ opId: `operation-${place}`, target: id }, 1),
  );

  const answered = await sync(reader, operations, clock.now);

  expect(outcomes(answered)).toEqual(['operation-0 failed 503', 'operation-1 applied']);
});

test('a process whose connections are all in use is ready as long as one of them is answered', async () => {
  const { url } = await postgresDatabaseAt();
  const db = await connectDatabase(url, { connections: 2 });
  onTestFinished(() => db.destroy());
  const over = Promise.withResolvers<void>();
  const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ask = Promise.withResolvers<void>();
  const holding = taken.map(({ resolve }) =>
    db.connection().execute(async (connection) => {
      resolve();
      await ask.promise;
      await sql`select 1`.execute(connection);
      await over.promise;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));

  const check = canUseDatabase(db)();
  ask.resolve();
  await expect(check).resolves.toBeUndefined();

  over.resolve();
  await Promise.all(holding);
});

test('a statement that keeps ending its connection may be to blame for it', async () => {
  const db = await postgresDatabase();
  const failing = db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ mayBeAboutOne: true });
});
