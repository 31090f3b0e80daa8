import { join } from 'node:path';

import Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { testFolder } from '../testing/test-folder.ts';
import { Patience } from './patience.ts';
import { SteadySqliteConnection } from './sqlite-connection.ts';

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
  const connection = new SteadySqliteConnection(inner, { database, file: undefined, patience });
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
