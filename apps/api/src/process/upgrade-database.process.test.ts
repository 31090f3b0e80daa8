import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { listBackups } from '../backup/backup-folder.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { connectDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { OLDER, olderDatabase } from '../testing/older-database.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openDatabase } from './open-database.ts';

const COMMAND = join(import.meta.dirname, '../cli/rebuild-log.ts');

/** A database of before, with somebody in it. */
async function olderFile() {
  const folder = await testFolder();
  const url = `file:${join(folder, 'morsel.db')}`;
  await olderDatabase(url);
  return { folder, url, backups: join(folder, 'backups') };
}

function upgradingIn(folder: string, isNeededToUpgrade = true) {
  const said: string[] = [];
  const upgrading = {
    backup: { folder, isNeededToUpgrade },
    say: (line: string) => void said.push(line),
  };
  return { said, upgrading };
}

test('what there was is kept before the tables are changed', async () => {
  const { url, backups } = await olderFile();
  const { said, upgrading } = upgradingIn(backups);

  const db = await openDatabase(url, upgrading);
  expect((await readSchemaState(db)).missing).toEqual([]);
  await db.destroy();

  const [kept, ...others] = listBackups(backups);
  expect(kept).toMatchObject({ upgradedFrom: OLDER });
  expect(others).toEqual([]);
  expect(said.join()).toContain(kept?.path ?? '?');
});

test('an upgrade that was killed and begins again keeps one backup', async () => {
  const { url: databaseUrl, backups: folder } = await olderFile();
  await makeBackup({ databaseUrl, folder, now: 1, upgradedFrom: '007-learning' });
  for (const now of [2, 3]) await makeBackup({ databaseUrl, folder, now, upgradedFrom: OLDER });

  await (await openDatabase(databaseUrl, upgradingIn(folder).upgrading)).destroy();

  const kept = listBackups(folder);
  expect(kept.map(({ upgradedFrom }) => upgradedFrom)).toEqual([OLDER, '007-learning']);
  expect(kept[0]?.madeAt).toBeGreaterThan(3);
});

test('a new database is backed up by nobody', async () => {
  const folder = await testFolder();
  const { upgrading } = upgradingIn(folder);

  const db = await openDatabase(`file:${join(folder, 'new.db')}`, upgrading);
  await db.destroy();

  expect(listBackups(folder)).toEqual([]);
});

test('a migration that fails leaves nothing, and no backup of what is as it was', async () => {
  const { url, backups } = await olderFile();
  const before = await connectDatabase(url);
  await sql`drop index review_events_by_day`.execute(before);
  await before.destroy();
  const { upgrading } = upgradingIn(backups);

  await expect(openDatabase(url, upgrading)).rejects.toThrow('no such index');

  expect(listBackups(backups)).toEqual([]);
  const after = await connectDatabase(url);
  onTestFinished(() => after.destroy());
  expect((await readSchemaState(after)).version).toBe(OLDER);
  await sql`create index review_events_by_day on review_events (user_id)`.execute(after);
  await (await openDatabase(url, upgrading)).destroy();
  expect(listBackups(backups)).toHaveLength(1);
});

test('the tables stay as they are where no backup can be made, unless that is wanted', async () => {
  const { folder, url } = await olderFile();
  const impossible = join(folder, 'morsel.db/backups');

  await expect(openDatabase(url, upgradingIn(impossible).upgrading)).rejects.toThrow(
    'no backup can be made before the upgrade: cannot use the folder',
  );
  const before = await connectDatabase(url);
  expect((await readSchemaState(before)).version).toBe(OLDER);
  await before.destroy();

  const { said, upgrading } = upgradingIn(impossible, false);
  await (await openDatabase(url, upgrading)).destroy();
  expect(said.join()).toContain('without a backup');
});

test('a newer database is left alone', async () => {
  const folder = await testFolder();
  const url = `file:${join(folder, 'morsel.db')}`;
  const db = await connectDatabase(url);
  await migrateToLatest(db);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
  await db.destroy();

  await expect(openDatabase(url)).rejects.toThrow('it is of a newer Morsel (999-later)');
});

test('of two processes that start at once, one changes the tables', async () => {
  const { url, backups } = await olderFile();
  const start = async () => {
    const child = spawn(process.execPath, [COMMAND], {
      env: { ...compileCache(), DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(child, 'close');
    const errors = await text(child.stderr);
    await closed;
    return child.exitCode === 0 ? 'done' : errors;
  };

  const outcomes = await Promise.all([start(), start(), start()]);

  expect(outcomes).toEqual(['done', 'done', 'done']);
  expect(listBackups(backups)).toHaveLength(1);
});
