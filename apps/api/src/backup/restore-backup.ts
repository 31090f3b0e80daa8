import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { addressKind, sqlitePath } from '../database/database-address.ts';
import { OWNER_ONLY } from '../database/owner-only.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, secretOf } from './backup-folder.ts';
import { ASIDE_SCHEMA } from './dump-postgres.ts';
import { explainFailure } from './explain-failure.ts';
import { giveToOwnerOf } from './give-to-owner.ts';
import type { Inspection } from './inspect-database.ts';
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
  /** Ends it while nothing is changed yet. */
  readonly signal?: AbortSignal | undefined;
};

export type Restored = Inspection & {
  /** Where what was replaced is kept; undefined where nothing was. */
  readonly aside: string | undefined;
  /** The session secret of the backup, where another one is beside the database, which stays. */
  readonly otherSecret: string | undefined;
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
  const { databaseUrl, replaces, secretFile, epoch, now, signal } = restoring;
  const time = new Date(now).toISOString().replaceAll(/\W/g, '').toLowerCase();
  if (kind === 'postgres') {
    if (addressKind(databaseUrl) !== 'postgres') throw misfit('PostgreSQL');
    const aside = `${ASIDE_SCHEMA}${time}`;
    const restored = await restorePostgres({ path, databaseUrl, replaces, epoch, aside, signal });
    return { ...restored, otherSecret: undefined };
  }
  if (addressKind(databaseUrl) !== 'file') throw misfit('SQLite');
  const database = sqlitePath(databaseUrl);
  const aside = `${database}.before-${time}`;
  const isReplaced = existsSync(database);
  const inspection = await restoreSqlite({ path, database, replaces, epoch, aside, signal });
  const otherSecret =
    hasSecret && secretFile !== undefined ? await putSecret(path, secretFile) : undefined;
  return { ...inspection, aside: isReplaced ? aside : undefined, otherSecret };
}

function misfit(kind: string): BackupError {
  return new BackupError(
    `it is a backup of ${kind}, and DATABASE_URL names another kind: restore it there, then use pnpm move-database`,
  );
}

/** Where there is none: that of a running installation stays. Returns one that is passed over. */
async function putSecret(path: string, secretFile: string): Promise<string | undefined> {
  const secret = secretOf(path);
  if (existsSync(secretFile)) {
    const isSame = (await readFile(secret)).equals(await readFile(secretFile));
    return isSame ? undefined : secret;
  }
  await copyFile(secret, secretFile, constants.COPYFILE_EXCL);
  await chmod(secretFile, OWNER_ONLY);
  await giveToOwnerOf(dirname(secretFile), secretFile);
  return undefined;
}
