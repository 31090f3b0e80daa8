import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { DAY_MS } from '@morsel/sdk/domain';

import { sqlitePath } from '../database/connection.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, backupName, type BackupKind, findBackup, secretOf } from './backup-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { explainFailure } from './explain-failure.ts';
import { inspectFile } from './inspect-database.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { packFile, syncPath } from './pack-file.ts';

const OWNER_ONLY_FOLDER = 0o700;
/** What was begun in the folder and is not done. */
const UNFINISHED = '.unfinished-';

/** In the folder, where a backup is being verified. */
export const VERIFYING = '.verifying-';

export type MakingBackup = {
  readonly databaseUrl: string;
  readonly folder: string;
  /** Epoch ms. */
  readonly now: number;
  readonly isBeforeUpgrade?: boolean;
  /** The file with the session secret, to be kept beside the backup. */
  readonly secretFile?: string | undefined;
};

export type MadeBackup = {
  readonly backup: Backup;
  /** Rows that are not as the log says; undefined where that was not looked at. */
  readonly differing: number | undefined;
};

/**
 * Makes a backup of a database while it is used. The file appears under its name once it is whole and on
 * the disk.
 *
 * @throws BackupError when it cannot be made, or the database is damaged.
 */
export function makeBackup(making: MakingBackup): Promise<MadeBackup> {
  return explainFailure(() => make(making));
}

async function make(making: MakingBackup): Promise<MadeBackup> {
  const { databaseUrl, folder, now, isBeforeUpgrade } = making;
  const kind = kindOf(databaseUrl);
  checkSecret(making.secretFile);
  await prepareFolder(folder, now);
  const unfinished = join(folder, `${UNFINISHED}${backupName(kind, { at: now })}`);
  try {
    const differing = await (kind === 'sqlite'
      ? packSqlite(sqlitePath(databaseUrl), unfinished)
      : dumpPostgres(databaseUrl, unfinished));
    const note = isBeforeUpgrade ? 'before-upgrade' : differing ? 'differing' : undefined;
    const path = join(folder, backupName(kind, { at: now, note }));
    if (making.secretFile !== undefined) await keepSecret(making.secretFile, path);
    await rename(unfinished, path);
    await syncPath(folder);
    return { backup: findBackup(path, folder), differing };
  } finally {
    await removeUnfinished(folder, basename(unfinished));
  }
}

function kindOf(databaseUrl: string): BackupKind {
  if (databaseUrl.startsWith('file:')) return 'sqlite';
  if (databaseUrl.startsWith('postgres')) return 'postgres';
  throw new BackupError('only SQLite files and PostgreSQL can be backed up');
}

/** Copies into a file for owners' eyes alone, looks at the copy, and compresses it. */
async function packSqlite(database: string, to: string): Promise<number | undefined> {
  if (!existsSync(database)) throw new BackupError(`there is no database at ${database}`);
  const copy = `${to}.copy`;
  await copySqlite(database, copy);
  const { readers, differing } = await inspectFile(copy);
  await packFile(copy, to);
  return readers === undefined ? undefined : differing;
}

function checkSecret(secretFile: string | undefined): void {
  if (secretFile !== undefined && !existsSync(secretFile)) {
    throw new BackupError(`there is no session secret at ${secretFile}`);
  }
}

async function keepSecret(secretFile: string, path: string): Promise<void> {
  await copyFile(secretFile, secretOf(path));
  await chmod(secretOf(path), OWNER_ONLY);
}

async function prepareFolder(folder: string, now: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await removeForgotten(folder, now);
  } catch (error) {
    throw new BackupError(`cannot use the folder ${folder}: ${messageOf(error)}`, { cause: error });
  }
}

async function removeUnfinished(folder: string, name: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.startsWith(name)) await rm(join(folder, file), { force: true });
  }
}

/** Of what was ended by force; what is at work is younger. */
async function removeForgotten(folder: string, now: number): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.startsWith(UNFINISHED) && !file.startsWith(VERIFYING)) continue;
    const path = join(folder, file);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
