import { constants, existsSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';

import { sqlitePath } from '../database/connection.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, secretOf } from './backup-folder.ts';
import { ASIDE_SCHEMA } from './dump-postgres.ts';
import { explainFailure } from './explain-failure.ts';
import type { Inspection } from './inspect-database.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

export type Restoring = {
  readonly databaseUrl: string;
  /** Whether it may take the place of another database, which is kept. */
  readonly replaces: boolean;
  /** Where the session secret lies that is kept beside the database. */
  readonly secretFile: string | undefined;
  readonly epoch: string;
  /** Epoch ms. */
  readonly now: number;
};

export type Restored = Inspection & {
  /** Where what was replaced is kept; undefined where nothing was. */
  readonly aside: string | undefined;
};

/**
 * Restores a backup at the address of a database.
 *
 * @throws BackupError when the backup cannot be used, or the place is in use or not empty.
 */
export function restoreBackup(backup: Backup, restoring: Restoring): Promise<Restored> {
  return explainFailure(() => restore(backup, restoring));
}

async function restore(backup: Backup, restoring: Restoring): Promise<Restored> {
  const { path, kind, hasSecret } = backup;
  const { databaseUrl, replaces, secretFile, epoch, now } = restoring;
  const time = new Date(now).toISOString().replaceAll(/\W/g, '').toLowerCase();
  if (kind === 'postgres') {
    if (!databaseUrl.startsWith('postgres')) throw misfit('PostgreSQL');
    const aside = `${ASIDE_SCHEMA}${time}`;
    return restorePostgres({ path, databaseUrl, replaces, epoch, aside });
  }
  if (!databaseUrl.startsWith('file:')) throw misfit('SQLite');
  const database = sqlitePath(databaseUrl);
  const aside = `${database}.before-${time}`;
  const isReplaced = existsSync(database);
  const inspection = await restoreSqlite({ path, database, replaces, epoch, aside });
  if (hasSecret && secretFile !== undefined) await putSecret(path, secretFile);
  return { ...inspection, aside: isReplaced ? aside : undefined };
}

function misfit(kind: string): BackupError {
  return new BackupError(
    `it is a backup of ${kind}, and DATABASE_URL names another kind: restore it there, then use pnpm move-database`,
  );
}

/** Where there is none: that of a running installation stays. */
async function putSecret(path: string, secretFile: string): Promise<void> {
  if (existsSync(secretFile)) return;
  await copyFile(secretOf(path), secretFile, constants.COPYFILE_EXCL);
  await chmod(secretFile, OWNER_ONLY);
}
