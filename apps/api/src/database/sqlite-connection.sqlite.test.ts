import { join } from 'node:path';

import Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { testFolder } from '../testing/test-folder.ts';
import { commitUnsynced } from './commit-unsynced.ts';
import { connectDatabase } from './connection.ts';
import { Patience } from './patience.ts';
import { SteadySqliteConnection } from './sqlite-connection.ts';
import { sqliteHandle } from './sqlite-handle.ts';

function openFile(path: string): Database.Database {
  const database = new Database(path, { timeout: 0 });
  onTestFinished(() => void database.close());
  database.pragma('journal_mode = WAL');
  return database;
}

const overSqlite = (database: Database.Database) =>
  ({
    executeQuery: async ({ sql }: CompiledQuery) => {
      const statement = database.prepare(sql);
      if (statement.reader) return { rows: statement.all() };
      statement.run();
      return { rows: [] };
    },
  }) as unknown as DatabaseConnection;

test('whoever reads while another program holds the lock gives nobody hope for it', async () => {
  const path = join(await testFolder(), 'test.db');
  const [database, other] = [openFile(path), openFile(path)];
  database.exec('create table notes (text)');
  const clock = { now: 0, asked: 0 };
  const patience = new Patience(() => {
    clock.asked += 1;
    return (clock.now += 3000);
  });
  const inner = overSqlite(database);
  const connection = new SteadySqliteConnection(inner, {
    database,
    file: undefined,
    patience,
    lend: (wait) => wait(),
  });
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));

  other.exec('begin immediate');
  await expect(run('begin immediate')).rejects.toThrow('another program holds the lock');
  expect((await run('select * from notes')).rows).toEqual([]);
  clock.asked = 0;
  await expect(run('begin immediate')).rejects.toThrow('another program holds the lock');
  // At once: with new hope it would have been asked again.
  expect(clock.asked).toBe(1);

  other.exec('rollback');
  for (const statement of ['begin immediate', 'commit']) await run(statement);
  other.exec('begin immediate');
  clock.asked = 0;
  await expect(run('begin immediate')).rejects.toThrow('another program holds the lock');
  expect(clock.asked).toBeGreaterThan(1);
});

test('who reads does not wait with those who wait for the lock of another program', async () => {
  const path = join(await testFolder(), 'test.db');
  const db = await connectDatabase(`file:${path}`);
  onTestFinished(() => db.destroy());
  await sql`create table notes (text)`.execute(db);
  const other = openFile(path);
  const write = sql`insert into notes values ('written')`;
  const levels: unknown[] = [];
  const order: string[] = [];

  other.exec('begin immediate');
  const writing = [
    commitUnsynced(db, (tx) => write.execute(tx)),
    db.transaction().execute((tx) => write.execute(tx)),
  ].map((work) => work.then(() => order.push('written')));
  for (let times = 0; times < 3; times += 1) {
    const { rows } = await sql`select * from notes`.execute(db);
    order.push(`read ${rows.length}`);
    levels.push(sqliteHandle(db)?.pragma('synchronous', { simple: true }));
  }
  other.exec('rollback');
  await Promise.all(writing);

  expect(order).toEqual(['read 0', 'read 0', 'read 0', 'written', 'written']);
  // Whoever has the connection meanwhile waits for the disk.
  expect(new Set(levels)).toEqual(new Set([2]));
  expect(sqliteHandle(db)?.pragma('synchronous', { simple: true })).toBe(2);
});
