import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { listBackups } from '../backup/backup-folder.ts';
import { seedTopics } from '../library/topics.ts';
import { aReader } from '../testing/a-reader.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openDatabase } from './open-database.ts';
import { runBackup } from './run-backup.ts';

async function aDatabase() {
  const folder = await testFolder();
  const databaseUrl = `file:${join(folder, 'morsel.db')}`;
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  await seedTopics(db);
  await aReader(db);
  const backup = { folder: join(folder, 'backups'), every: 1, keep: 7, isNeededToUpgrade: true };
  const run = () => runBackup({ backup, databaseUrl }, new AbortController().signal);
  return { db, folder: backup.folder, run };
}

test('a backup of totals that differ is told from none', async () => {
  const { db, folder, run } = await aDatabase();
  await db.updateTable('users').set({ xp: 999 }).execute();

  expect(await run()).toEqual({ isDiffering: true, said: expect.stringContaining('is made, but') });

  expect(listBackups(folder)).toMatchObject([{ isDiffering: true }]);
});

test('a process that cannot be begun is a failure of the backup alone', async () => {
  const { folder, run } = await aDatabase();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  onTestFinished(() => void (process.execPath = execPath));

  await expect(run()).rejects.toThrow('ENOENT');

  expect(listBackups(folder)).toEqual([]);
});
