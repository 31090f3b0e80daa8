import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { testFolder } from '../testing/test-folder.ts';
import { canUseDatabase } from './can-use-database.ts';
import { connectDatabase } from './connection.ts';
import { migrateToLatest } from './migrate.ts';

test('what a deleted log holds is in the file once the process has stopped', async () => {
  const file = join(await testFolder(), 'morsel.db');
  const db = await connectDatabase(`file:${file}`);
  await sql`create table notes (text)`.execute(db);
  await sql`insert into notes values ('kept')`.execute(db);
  rmSync(`${file}-wal`);
  await expect(canUseDatabase(db)()).rejects.toThrow('the log beside the database');
  await db.destroy();

  const again = await connectDatabase(`file:${file}`);
  onTestFinished(() => again.destroy());
  expect((await sql`select text from notes`.execute(again)).rows).toEqual([{ text: 'kept' }]);
});

test('nobody else on the machine reads a new database, nor its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'morsel-database-'));
  const file = join(folder, 'data/morsel.db');
  const db = await connectDatabase(`file:${file}`);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrateToLatest(db);
  const modes = [file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['600', '600']);
});
