import { expect, test } from 'vitest';

import { listBackups } from '../backup/backup-folder.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { OLDER, olderDatabase } from '../testing/older-database.ts';
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
  await olderDatabase(url);

  const { said, missing } = await startAtOnce(url, folder);

  expect(missing).toEqual([[], [], []]);
  expect(listBackups(folder)).toMatchObject([{ kind: 'postgres', upgradedFrom: OLDER }]);
  expect(said).toHaveLength(2);
});
