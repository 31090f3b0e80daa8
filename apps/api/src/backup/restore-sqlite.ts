import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { checkFileUnused, holdAlone } from '../database/check-unused.ts';
import { connectDatabase } from '../database/connection.ts';
import { beginEpoch } from '../database/installation.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { giveToOwnerOf } from './give-to-owner.ts';
import { type Inspection, inspectFile } from './inspect-database.ts';
import { syncPath, unpackFile } from './pack-file.ts';

const SIDE_FILES = ['-wal', '-shm'];

export type RestoringSqlite = {
  /** The packed copy. */
  readonly path: string;
  /** Where the database is to be. */
  readonly database: string;
  readonly replaces: boolean;
  /** The one that is made the database's. */
  readonly epoch: string;
  /** What a database that is replaced is called from then on. */
  readonly aside: string;
  /** Ends it while nothing is changed yet. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Puts the database of a backup in its place, once it is unpacked, looked at, brought up to date and on
 * the disk: nobody ever sees half of it.
 *
 * @throws BackupError when the backup is damaged, or the place is in use or not empty.
 */
export async function restoreSqlite(restoring: RestoringSqlite): Promise<Inspection> {
  const { path, database, epoch, signal } = restoring;
  await checkPlace(restoring);
  const restored = `${database}.restoring`;
  const folder = dirname(database);
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await giveToOwnerOf(dirname(made), folder);
  await removeDatabase(restored);
  try {
    await unpackFile(path, restored, signal);
    const inspection = await inspectFile(restored, signal);
    await renew(restored, epoch);
    signal?.throwIfAborted();
    await giveToOwnerOf(existsSync(database) ? database : folder, restored);
    await swap(restored, restoring);
    return inspection;
  } finally {
    await removeDatabase(restored);
  }
}

async function checkPlace({ database, replaces }: RestoringSqlite): Promise<void> {
  if (!existsSync(database)) return;
  if (!replaces) {
    throw new BackupError(
      `there is a database at ${database}: --replace puts the backup in its place, and keeps it beside`,
    );
  }
  checkFileUnused(database);
}

async function renew(file: string, epoch: string): Promise<void> {
  const db = await connectDatabase(`file:${file}`);
  try {
    await migrateToLatest(db);
    await beginEpoch(db, epoch);
  } finally {
    await db.destroy();
  }
  await syncPath(file);
}

async function swap(restored: string, { database, aside }: RestoringSqlite): Promise<void> {
  const held = existsSync(database) ? holdAlone(database) : undefined;
  try {
    if (existsSync(database)) await keepAside(database, aside);
    // A log that is left alone would be taken for that of the database that comes.
    for (const side of SIDE_FILES) {
      if (existsSync(`${database}${side}`)) await rename(`${database}${side}`, `${aside}${side}`);
    }
    await rename(restored, database);
    await syncPath(dirname(database));
  } finally {
    held?.close();
  }
}

/** Under both names until the new one takes the old place, so that there always is one. */
async function keepAside(database: string, aside: string): Promise<void> {
  // Some file systems have one name for a file.
  await link(database, aside).catch(() => copyFile(database, aside));
}

async function removeDatabase(file: string): Promise<void> {
  for (const side of ['', ...SIDE_FILES]) await rm(`${file}${side}`, { force: true });
}
