import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { DatabaseUnavailableError } from '../errors.ts';
import { testDatabase } from '../testing/database.ts';
import { queriesDuring } from '../testing/query-log.ts';
import { commitTogether } from './commit-together.ts';
import { type Db, connectDatabase, type Tx } from './connection.ts';

/** A database in a file, and what another process sees of it. */
async function fileDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-together-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'morsel.db');
  const db = await connectDatabase(`file:${file}`);
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text unique)`.execute(db);
  const other = new Database(file);
  onTestFinished(() => void other.close());
  const seen = () => other.prepare('select text from notes order by text').pluck().all();
  return { db, other, seen };
}

const note = (tx: Tx, text: string) => sql`insert into notes values (${text})`.execute(tx);

const noting = (db: Db, text: string) => commitTogether(db, (tx) => note(tx, text));

test('what is asked for in one turn of the loop shares a commit', async () => {
  const db = await testDatabase();
  const touch = (id: number) =>
    commitTogether(db, (tx) =>
      tx.updateTable('topics').set({ color: '#000' }).where('id', '=', id).execute(),
    );
  const queries = await queriesDuring(async () => {
    await Promise.all([touch(1), touch(2), touch(3)]);
    await touch(4);
  });
  expect(queries.filter((query) => query.sql === 'commit')).toHaveLength(2);
});

test.each([
  { fails: 'before it has written anything', writes: false, commits: 1 },
  { fails: 'midway', writes: true, commits: 2 },
])('when one of three fails $fails, $commits is how many commits there are', async (failing) => {
  const db = await testDatabase();
  const touch = async (tx: Tx) =>
    void (await tx.updateTable('topics').set({ color: '#000' }).where('id', '=', 1).execute());
  const fail = async (tx: Tx) => {
    if (failing.writes) await touch(tx);
    throw new Error('no');
  };
  const queries = await queriesDuring(async () => {
    const outcomes = await Promise.allSettled(
      [touch, fail, touch].map((work) => commitTogether(db, work)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
  expect(queries.filter((query) => query.sql === 'commit')).toHaveLength(failing.commits);
});

test('nobody is told before others see it too', async () => {
  const { db, seen } = await fileDatabase();
  const told: string[] = [];
  const saw: unknown[] = [];
  const tell = (text: string) => () => {
    told.push(text);
    saw.push(seen());
  };
  const a = noting(db, 'a').then(tell('a'));
  const b = commitTogether(db, async (tx) => {
    await note(tx, 'b');
    expect(seen()).toEqual([]);
    expect(told).toEqual([]);
  }).then(tell('b'));
  await Promise.all([a, b]);
  expect(told).toEqual(['a', 'b']);
  expect(saw).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('each sees what those before it have done, of who fails nothing', async () => {
  const { db } = await fileDatabase();
  const counting = async (tx: Tx) =>
    (await sql<{ count: number }>`select count(*) as count from notes`.execute(tx)).rows[0]?.count;
  const refused = commitTogether(db, async (tx) => {
    await note(tx, 'b');
    throw new Error('no');
  });
  const [, outcome, count] = await Promise.allSettled([
    noting(db, 'a'),
    refused,
    commitTogether(db, counting),
  ]);
  expect(outcome.status).toBe('rejected');
  expect(count).toEqual({ status: 'fulfilled', value: 1 });
});

test('where the whole transaction is lost, the others are done again', async () => {
  const { db, seen } = await fileDatabase();
  const outcomes = await Promise.allSettled([
    noting(db, 'a'),
    // As SQLite does itself when the disk is full.
    commitTogether(db, async (tx) => {
      await note(tx, 'b');
      await sql`rollback`.execute(tx);
      throw new Error('The disk is full');
    }),
    noting(db, 'c'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen()).toEqual(['a', 'c']);
});

test('where none may begin, all are told, and later ones may', async () => {
  const { db, seen } = await fileDatabase();
  await sql`pragma query_only = on`.execute(db);
  const outcomes = await Promise.allSettled([noting(db, 'a'), noting(db, 'b')]);
  const refused = { status: 'rejected', reason: expect.any(DatabaseUnavailableError) };
  expect(outcomes).toEqual([refused, refused]);
  await sql`pragma query_only = off`.execute(db);
  await noting(db, 'c');
  expect(seen()).toEqual(['c']);
});
