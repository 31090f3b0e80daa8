import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { DAY_MS } from '@morsel/sdk/domain';

import { addressKind, sqlitePath } from '../database/database-address.ts';
import { OWNER_ONLY } from '../database/owner-only.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, backupName, type BackupKind, findBackup, secretOf } from './backup-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { explainFailure } from './explain-failure.ts';
import { giveToOwnerOf } from './give-to-owner.ts';
import { inspectFile } from './inspect-database.ts';
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
  /** The version of the tables (name of the last migration), where it is made before they are changed. */
  readonly upgradedFrom?: string | undefined;
  /** The file with the session secret, to be kept beside the backup. */
  readonly secretFile?: string | undefined;
  /** Ends it; nothing is left of it then. */
  readonly signal?: AbortSignal | undefined;
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
  const { databaseUrl, folder, now, upgradedFrom, secretFile, signal } = making;
  const kind = kindOf(databaseUrl);
  checkSecret(secretFile);
  await prepareFolder(folder, now);
  const unfinished = join(folder, `${UNFINISHED}${backupName(kind, { at: now })}`);
  try {
    const differing = await (kind === 'sqlite'
      ? packSqlite(sqlitePath(databaseUrl), unfinished, signal)
      : dumpPostgres(databaseUrl, unfinished, signal));
    await giveToOwnerOf(folder, unfinished);
    if (secretFile !== undefined) await keepSecret(secretFile, unfinished);
    const isDiffering = differing !== undefined && differing > 0;
    const path = join(folder, backupName(kind, { at: now, upgradedFrom, isDiffering }));
    signal?.throwIfAborted();
    // Last what it is found by, so that its secret is never missing.
    if (secretFile !== undefined) await rename(secretOf(unfinished), secretOf(path));
    await rename(unfinished, path);
    await syncPath(folder);
    return { backup: findBackup(path, folder), differing };
  } finally {
    await removeUnfinished(folder, basename(unfinished));
  }
}

function kindOf(databaseUrl: string): BackupKind {
  const kind = addressKind(databaseUrl);
  if (kind === 'file') return 'sqlite';
  if (kind === 'postgres') return 'postgres';
  throw new BackupError('only SQLite files and PostgreSQL can be backed up');
}

/** Copies into a file for owners' eyes alone, looks at the copy, and compresses it. */
async function packSqlite(
  database: string,
  to: string,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  if (!existsSync(database)) throw new BackupError(`there is no database at ${database}`);
  const copy = `${to}.copy`;
  await copySqlite(database, copy, signal);
  const { readers, differing } = await inspectFile(copy, signal);
  await packFile(copy, to, signal);
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
  await giveToOwnerOf(path, secretOf(path));
}

async function prepareFolder(folder: string, now: number): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    if (made !== undefined) await giveToOwnerOf(dirname(made), folder);
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
