import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { canUseDatabase } from './can-use-database.ts';
import { commitUnsynced } from './commit-unsynced.ts';
import { type Db, connectDatabase } from './connection.ts';
import { sqliteHandle } from './sqlite-handle.ts';

/** As SQLite tells it. */
const [NORMAL, FULL] = [1, 2];

async function fileDatabase(): Promise<Db> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-unsynced-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const db = await connectDatabase(`file:${join(folder, 'morsel.db')}`);
  onTestFinished(() => db.destroy());
  return db;
}

async function syncOf(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

test('that transaction alone does not wait for the disk, each time anew', async () => {
  const db = await fileDatabase();
  for (const time of [1, 2]) {
    expect(await commitUnsynced(db, syncOf), `time ${time}`).toBe(NORMAL);
    expect(await syncOf(db), `after time ${time}`).toBe(FULL);
    expect(await db.transaction().execute(syncOf)).toBe(FULL);
  }
});

test('after one that fails the next ones wait for the disk', async () => {
  const db = await fileDatabase();
  const failing = commitUnsynced(db, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await syncOf(db)).toBe(FULL);
});

test('after one whose file was away for a while the next ones wait for the disk', async () => {
  const db = await fileDatabase();
  const path = sqliteHandle(db)?.name ?? '';
  const failing = commitUnsynced(db, async () => {
    await rename(path, `${path}-away`);
    await expect(canUseDatabase(db)()).rejects.toThrow('moved');
  });
  await expect(failing).rejects.toThrow('moved');
  await rename(`${path}-away`, path);
  await canUseDatabase(db)();
  expect(await syncOf(db)).toBe(FULL);
});

test('one that begins meanwhile waits for its turn, and for the disk', async () => {
  const db = await fileDatabase();
  const both = [commitUnsynced(db, syncOf), db.transaction().execute(syncOf)];
  expect(await Promise.all(both)).toEqual([NORMAL, FULL]);
});
