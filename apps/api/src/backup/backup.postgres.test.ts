import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { type Db, connectDatabase } from '../database/connection.ts';
import { readEpoch } from '../database/installation.ts';
import { aReader } from '../testing/a-reader.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { postgresDatabaseAt } from '../testing/postgres.ts';
import { practiseAt } from '../testing/practise.ts';
import { tableContents } from '../testing/table-contents.ts';
import { testFolder } from '../testing/test-folder.ts';
import { makeBackup } from './make-backup.ts';
import { withProgramAddress } from './postgres-programs.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const NEXT_EPOCH = 'the next epoch';

/** A server's database with a reader who has practised, which is open. */
async function aServer() {
  const { db, url } = await postgresDatabaseAt();
  await practise(db);
  const folder = await testFolder();
  const { backup } = await makeBackup({ databaseUrl: url, folder, now: LONG_AGO });
  const restore = (replaces: boolean) =>
    restoreBackup(backup, {
      databaseUrl: url,
      replaces,
      secretFile: undefined,
      epoch: NEXT_EPOCH,
      now: LONG_AGO,
    });
  return { db, url, folder, backup, restore };
}

async function practise(db: Db) {
  const times = [LONG_AGO, LONG_AGO + MINUTE_MS];
  await practiseAt(db, await aReader(db), { times, timeZone: 'UTC' });
}

test('a backup brings back what was there, and keeps what it replaces in a schema', async () => {
  const { db, url, restore } = await aServer();
  const before = await tableContents(db, { without: ['installation'] });
  await practise(db);
  await db.destroy();

  expect(await restore(true)).toMatchObject({
    readers: 1,
    differing: 0,
    aside: 'morsel_before_20260105t090000000z',
  });

  const restored = await connectDatabase(url);
  try {
    expect(await tableContents(restored, { without: ['installation'] })).toEqual(before);
    expect(await readEpoch(restored)).toBe(NEXT_EPOCH);
    const kept = await sql`select id from morsel_before_20260105t090000000z.users`.execute(
      restored,
    );
    expect(kept.rows).toHaveLength(2);
    await practise(restored);
  } finally {
    await restored.destroy();
  }
});

test('what a restore has kept is in no later backup, which can be restored, too', async () => {
  const { db, url, folder, restore } = await aServer();
  await db.destroy();
  await restore(true);
  const { backup } = await makeBackup({ databaseUrl: url, folder, now: LONG_AGO + 1 });

  const restored = await restoreBackup(backup, {
    databaseUrl: url,
    replaces: true,
    secretFile: undefined,
    epoch: 'the one after',
    now: LONG_AGO + 1,
  });

  expect(restored).toMatchObject({ readers: 1, aside: 'morsel_before_20260105t090000001z' });
  expect((await stat(backup.path)).mode & 0o777).toBe(0o600);
});

test('where nothing was, nothing is said to be kept', async () => {
  const { db, restore } = await aServer();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();

  expect(await restore(true)).toMatchObject({ readers: 1, aside: undefined });
});

test('it is verified in a database of its own, which goes again', async () => {
  const { db, url, backup } = await aServer();

  expect(await verifyBackup(backup, url)).toMatchObject({ readers: 1, differing: 0 });

  const left = await sql`
    select datname from pg_database
    where datname like ${`morsel_verify_${process.pid}_%`}
  `.execute(db);
  expect(left.rows).toEqual([]);
});

test('a database that is not empty, or in use, is left alone', async () => {
  const { db, restore } = await aServer();

  await expect(restore(false)).rejects.toThrow('--replace');
  await expect(restore(true)).rejects.toThrow('stop all processes of Morsel first');
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('a damaged backup leaves everything as it was', async () => {
  const { db, url, backup, restore } = await aServer();
  await db.destroy();
  await writeFile(backup.path, 'PGDMP and nothing more');

  await expect(verifyBackup(backup, url)).rejects.toThrow('pg_restore failed');
  await expect(restore(true)).rejects.toThrow('pg_restore failed');

  const same = await connectDatabase(url);
  expect(await same.selectFrom('users').select('id').execute()).toHaveLength(1);
  await same.destroy();
});

test('where it turns out that the backup is of a newer version, what was there is put back', async () => {
  const { db, url, folder } = await aServer();
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db);
  const { backup: newer } = await makeBackup({ databaseUrl: url, folder, now: LONG_AGO + 1 });
  await sql`delete from kysely_migration where name = '999-later'`.execute(db);
  await practise(db);
  await db.destroy();
  const restoring = {
    databaseUrl: url,
    replaces: true,
    secretFile: undefined,
    epoch: NEXT_EPOCH,
    now: LONG_AGO,
  };

  await expect(restoreBackup(newer, restoring)).rejects.toThrow('of a newer Morsel (999-later)');

  const same = await connectDatabase(url);
  expect(await same.selectFrom('users').select('id').execute()).toHaveLength(2);
  await same.destroy();
});

test('of a file of SQLite nothing is made on a server', async () => {
  const { url, folder } = await aServer();
  const path = join(folder, 'morsel-2026-01-05T09-00-00-000Z.sqlite.zst');
  const backup = {
    path,
    kind: 'sqlite',
    madeAt: 0,
    bytes: 0,
    upgradedFrom: undefined,
    isDiffering: false,
    hasSecret: false,
  } as const;
  const restoring = { databaseUrl: url, replaces: true, secretFile: undefined, epoch: '', now: 0 };

  await expect(restoreBackup(backup, restoring)).rejects.toThrow('pnpm move-database');
});

test('a password among the parameters is for nobody to see, either', async () => {
  const shown = await withProgramAddress(
    'postgres://morsel:unused@db.example/morsel?password=s%2Fecret',
    async (address) => ({
      address,
      file: await readFile(new URL(address).searchParams.get('passfile') ?? '', 'utf8'),
    }),
  );

  expect(shown.file).toBe('*:*:*:*:s/ecret\n');
  expect(shown.address).not.toMatch(/ecret|unused/);
});

test('programs get an address that they understand, and the password by a file', async () => {
  const secret = String.raw`a:b\c @d`;
  const shown = await withProgramAddress(
    `postgres://morsel:${encodeURIComponent(secret)}@db.example/morsel?lock_timeout=9&sslmode=require`,
    async (address) => {
      const { password, searchParams } = new URL(address);
      const file = searchParams.get('passfile') ?? '';
      return {
        password,
        lockTimeout: searchParams.get('lock_timeout'),
        sslMode: searchParams.get('sslmode'),
        file: await readFile(file, 'utf8'),
        mode: (await stat(file)).mode & 0o777,
      };
    },
  );

  expect(shown).toEqual({
    password: '',
    lockTimeout: null,
    sslMode: 'require',
    file: '*:*:*:*:a\\:b\\\\c @d\n',
    mode: 0o600,
  });
});
