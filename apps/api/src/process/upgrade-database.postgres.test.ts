import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { listBackups } from '../backup/backup-folder.ts';
import { connectDatabase } from '../database/connection.ts';
import { migrations } from '../database/migrations/index.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { postgresDatabaseWithoutTables } from '../testing/postgres.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openDatabase } from './open-database.ts';

/** Opens the database as often as there are processes that start at once. */
async function startAtOnce(url: string, folder: string) {
  const said: string[] = [];
  const upgrading = {
    backup: { folder, isNeededToUpgrade: true },
    say: (line: string) => void said.push(line),
  };
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url, upgrading)));
  const states = await Promise.all(opened.map((db) => readSchemaState(db)));
  await Promise.all(opened.map((db) => db.destroy()));
  return { said, missing: states.map(({ missing }) => missing) };
}

test('processes that start at once on an empty database make its tables once', async () => {
  const folder = await testFolder();

  const { said, missing } = await startAtOnce(await postgresDatabaseWithoutTables(), folder);

  expect(missing).toEqual([[], [], []]);
  expect(said).toEqual([]);
});

test('on a database of before, one makes a backup and changes the tables, the others wait', async () => {
  const folder = await testFolder();
  const url = await postgresDatabaseWithoutTables();
  const db = await connectDatabase(url);
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  expect((await migrator.migrateTo('034-day-runs')).error).toBeUndefined();
  await sql`insert into users (name, created_at, seen_at) values ('Rita', 0, 0)`.execute(db);
  await db.destroy();

  const { said, missing } = await startAtOnce(url, folder);

  expect(missing).toEqual([[], [], []]);
  expect(listBackups(folder)).toMatchObject([{ kind: 'postgres', upgradedFrom: '034-day-runs' }]);
  expect(said).toHaveLength(2);
});
