import { existsSync } from 'node:fs';
import {
  chown,
  copyFile,
  mkdir,
  readdir,
  readFile,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { type Db, connectDatabase } from '../database/connection.ts';
import { readEpoch } from '../database/installation.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { seedTopics } from '../library/topics.ts';
import { aReader } from '../testing/a-reader.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { practiseAt } from '../testing/practise.ts';
import { tableContents } from '../testing/table-contents.ts';
import { testFolder } from '../testing/test-folder.ts';
import { BackupError } from './backup-error.ts';
import { findBackup } from './backup-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { explainFailure } from './explain-failure.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const NEXT_EPOCH = 'the next epoch';

let folder: string;
let db: Db;
let databaseUrl: string;

/** A database with two readers who have practised, which is open. */
beforeEach(async () => {
  folder = await testFolder();
  databaseUrl = `file:${join(folder, 'morsel.db')}`;
  db = await connectDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  await seedTopics(db);
  await practise();
  await practise();
});

async function practise() {
  const reader = await aReader(db);
  const times = [0, 1, 2].map((minute) => LONG_AGO + minute * MINUTE_MS);
  await practiseAt(db, reader, { times, timeZone: 'UTC' });
}

/** So that a copy takes several steps. */
async function aLargePicture() {
  const { bookId } = await db.selectFrom('items').select('bookId').executeTakeFirstOrThrow();
  const bytes = Buffer.alloc(8_000_000, 7);
  const row = { bookId, sourceUrl: 'https://x', contentType: 'image/png', fetchedAt: LONG_AGO };
  await db
    .insertInto('covers')
    .values({ ...row, bytes })
    .execute();
}

const backUp = (now = LONG_AGO) =>
  makeBackup({ databaseUrl, folder: join(folder, 'backups'), now });

function restore(
  backup: Parameters<typeof restoreBackup>[0],
  { to = 'restored.db', replaces = false } = {},
) {
  return restoreBackup(backup, {
    databaseUrl: `file:${join(folder, to)}`,
    replaces,
    secretFile: join(folder, 'session-secret'),
    epoch: NEXT_EPOCH,
    now: LONG_AGO,
  });
}

async function contentsOf(file: string) {
  const opened = await connectDatabase(`file:${join(folder, file)}`);
  try {
    return await tableContents(opened, { without: ['installation'] });
  } finally {
    await opened.destroy();
  }
}

describe('a backup', () => {
  it('brings back what was there, in a new epoch', async () => {
    const before = await tableContents(db, { without: ['installation'] });
    const { backup, differing } = await backUp();
    await practise();

    expect(differing).toBe(0);
    expect(await verifyBackup(backup, databaseUrl)).toMatchObject({ readers: 2, differing: 0 });
    expect(await restore(backup)).toMatchObject({ readers: 2, aside: undefined });
    expect(await contentsOf('restored.db')).toEqual(before);
    const restored = await connectDatabase(`file:${join(folder, 'restored.db')}`);
    onTestFinished(() => restored.destroy());
    expect(await readEpoch(restored)).toBe(NEXT_EPOCH);
    expect(await readEpoch(db)).not.toBe(NEXT_EPOCH);
  });

  it('is for its owner alone, and leaves nothing else behind', async () => {
    const { backup } = await backUp();
    await verifyBackup(backup, databaseUrl);

    expect((await stat(backup.path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'backups'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, 'backups'))).toEqual([
      'morsel-2026-01-05T09-00-00-000Z.sqlite.zst',
    ]);
  });

  it('is the state of one moment, whatever others write meanwhile', async () => {
    await aLargePicture();
    const before = await tableContents(db, { without: ['covers'] });
    const copy = join(folder, 'copy.db');

    const copying = copySqlite(join(folder, 'morsel.db'), copy);
    await practise();
    await copying;

    const copied = await connectDatabase(`file:${copy}`);
    onTestFinished(() => copied.destroy());
    expect(await tableContents(copied, { without: ['covers'] })).toEqual(before);
  });

  it('tells of totals that are not as the log says, and leaves them as they are', async () => {
    await db.updateTable('users').set({ xp: 999 }).where('id', '=', 1).execute();

    const { backup, differing } = await backUp();

    expect(differing).toBe(1);
    expect(await verifyBackup(backup, databaseUrl)).toMatchObject({ differing: 1 });
    await restore(backup);
    expect((await contentsOf('restored.db'))['users']?.join()).toContain('"xp":999');
  });

  it('keeps the session secret beside it where it is told to, and brings it back', async () => {
    const secretFile = join(folder, 'kept-elsewhere');
    await writeFile(secretFile, 'secret');
    const { backup } = await makeBackup({
      databaseUrl,
      folder: join(folder, 'backups'),
      now: LONG_AGO,
      secretFile,
    });

    await restore(backup);

    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe('secret');
    await writeFile(join(folder, 'session-secret'), 'another');
    const { otherSecret } = await restore(backup, { to: 'again.db' });
    expect(otherSecret).toBe(`${backup.path}.session-secret`);
    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe('another');
  });

  it('leaves nothing behind when it is stopped', async () => {
    await aLargePicture();
    const stopping = new AbortController();
    const backups = join(folder, 'backups');
    const { signal } = stopping;

    const making = makeBackup({ databaseUrl, folder: backups, now: LONG_AGO, signal });
    stopping.abort();

    await expect(making).rejects.toThrow('it was stopped');
    expect(await readdir(backups)).toEqual([]);
  });

  it('takes an achievement that nobody has looked for yet for no difference', async () => {
    await db.deleteFrom('userAchievements').execute();
    const { backup, differing } = await backUp();

    expect(differing).toBe(0);
    expect(backup.isDiffering).toBe(false);
  });

  it('belongs to the owner of its folder, and so does what is restored from it', async () => {
    // Nobody but root gives files away.
    const owner = process.getuid?.() === 0 ? 1000 : (process.getuid?.() ?? 0);
    await chown(folder, owner, owner);

    const { backup } = await backUp();
    await restore(backup);

    for (const path of [backup.path, join(folder, 'backups'), join(folder, 'restored.db')]) {
      expect((await stat(path)).uid).toBe(owner);
    }
  });

  it('cannot be made of a database with rows that belong to none', async () => {
    await sql`pragma foreign_keys = off`.execute(db);
    await db.deleteFrom('users').where('id', '=', 1).execute();

    await expect(backUp()).rejects.toThrow('belong to others that are not there');
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
  });
});

describe('restoring', () => {
  it.each([
    ['cut short', (path: string, size: number) => truncate(path, Math.floor(size / 2))],
    ['changed on the disk', (path: string, size: number) => flipByte(path, size - 10)],
  ])('refuses a backup that was %s', async (_, damage) => {
    const { backup } = await backUp();
    await damage(backup.path, backup.bytes);

    await expect(verifyBackup(backup, databaseUrl)).rejects.toThrow('is damaged, or not all there');
    await expect(restore(backup)).rejects.toThrow('is damaged, or not all there');
    expect(existsSync(join(folder, 'restored.db'))).toBe(false);
  });

  it('leaves a database alone that is there already', async () => {
    const { backup } = await backUp();
    await db.destroy();
    const before = await readFile(join(folder, 'morsel.db'));

    await expect(restore(backup, { to: 'morsel.db' })).rejects.toThrow('--replace');
    expect(await readFile(join(folder, 'morsel.db'))).toEqual(before);
  });

  it('leaves a database alone that is in use', async () => {
    const { backup } = await backUp();

    await expect(restore(backup, { to: 'morsel.db', replaces: true })).rejects.toThrow(
      'is in use: stop Morsel first',
    );
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });

  it('keeps what it replaces beside it', async () => {
    const { backup } = await backUp();
    await practise();
    const later = await tableContents(db, { without: ['installation'] });
    await db.destroy();

    const { aside } = await restore(backup, { to: 'morsel.db', replaces: true });

    expect(aside).toBe(join(folder, 'morsel.db.before-20260105t090000000z'));
    expect((await contentsOf('morsel.db'))['users']).toHaveLength(2);
    expect(await contentsOf('morsel.db.before-20260105t090000000z')).toEqual(later);
  });

  it('replaces a database that can be read no more', async () => {
    const { backup } = await backUp();
    await db.destroy();
    await writeFile(join(folder, 'morsel.db'), 'no database at all');

    await restore(backup, { to: 'morsel.db', replaces: true });

    expect((await contentsOf('morsel.db'))['users']).toHaveLength(2);
  });

  it('is not misled by the log of a database that is gone', async () => {
    const { backup } = await backUp();
    const before = await tableContents(db, { without: ['installation'] });
    await practise();
    await copyFile(join(folder, 'morsel.db-wal'), join(folder, 'restored.db-wal'));

    await restore(backup);

    expect(await contentsOf('restored.db')).toEqual(before);
  });

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk cannot be written'],
    ['SQLITE_FULL', 'the disk of the database is full'],
  ])('says what gave way when that was %s', async (code, said) => {
    const gaveWay = Object.assign(new Error('write'), { code });

    const failing = explainFailure(() => Promise.reject(gaveWay));

    await expect(failing).rejects.toThrow(BackupError);
    await expect(failing).rejects.toThrow(said);
  });

  it('says that a folder is none, and not that somebody uses it', async () => {
    const { backup } = await backUp();
    await mkdir(join(folder, 'folder.db'));

    await expect(restore(backup, { to: 'folder.db', replaces: true })).rejects.toThrow(
      'cannot be opened',
    );
  });

  it('wants a file of its own', () => {
    expect(() => findBackup('morsel.db', folder)).toThrow('is not named like a backup');
    expect(() => findBackup('nowhere', folder)).toThrow('there is no backup nowhere');
  });
});

async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  await writeFile(path, bytes);
}
