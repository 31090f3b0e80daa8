import { rm } from 'node:fs/promises';

import { makeBackup } from '../backup/make-backup.ts';
import { pruneRepeated } from '../backup/prune-backups.ts';
import type { Db } from '../database/connection.ts';
import { addressKind } from '../database/database-address.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { whileUpgrading } from '../database/upgrade-lock.ts';
import type { BackupSettings } from './backup-config.ts';
import { whileStoppable } from './while-stoppable.ts';

/** What an upgrade of a database with something in it takes. */
export type Upgrading = {
  readonly backup: Pick<BackupSettings, 'folder' | 'isNeededToUpgrade'>;
  /** Gets lines for the person who starts it. */
  readonly say: (line: string) => void;
};

/**
 * Brings the tables up to date, one process at a time, after a backup of what there was; without
 * `upgrading`, or where there are no tables yet, there is none.
 *
 * @throws Error when the database is of a newer version, or cannot be backed up before.
 */
export async function upgradeDatabase(db: Db, url: string, upgrading?: Upgrading): Promise<void> {
  if (!(await isBehind(db))) return;
  await whileUpgrading(db, url, async () => {
    // Another process may have done it meanwhile.
    if (!(await isBehind(db))) return;
    const { version } = await readSchemaState(db);
    const kept =
      version !== undefined && upgrading
        ? await backUpFirst(url, { ...upgrading, version })
        : undefined;
    try {
      await migrateToLatest(db);
    } catch (error) {
      if (kept !== undefined) await removeNeedless(db, { version, kept });
      throw error;
    }
  });
}

async function isBehind(db: Db): Promise<boolean> {
  const { version, missing, unknown } = await readSchemaState(db);
  if (unknown.length > 0) {
    throw new Error(
      `it is of a newer Morsel (${version}) than this one: start that one, or restore the backup that was made before its upgrade (pnpm backup list)`,
    );
  }
  return missing.length > 0;
}

/** So that a start which is tried again and again does not fill the disk with backups. */
async function removeNeedless(
  db: Db,
  { version, kept }: { version: string | undefined; kept: string },
): Promise<void> {
  const isUndone = await readSchemaState(db).then(
    (state) => state.version === version,
    () => false,
  );
  if (isUndone) await rm(kept, { force: true });
}

/** Returns where the backup is; undefined where there is none. */
async function backUpFirst(
  url: string,
  { backup, say, version }: Upgrading & { readonly version: string },
): Promise<string | undefined> {
  if (!['file', 'postgres'].includes(addressKind(url))) return undefined;
  say('A new version changes the tables; a backup is made before.');
  try {
    const { folder } = backup;
    const made = await whileStoppable((signal) =>
      makeBackup({ databaseUrl: url, folder, now: Date.now(), upgradedFrom: version, signal }),
    );
    await pruneRepeated(folder, made.backup);
    say(`As the tables were, they are kept in ${made.backup.path}`);
    return made.backup.path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (backup.isNeededToUpgrade) {
      throw new Error(
        `no backup can be made before the upgrade: ${reason} (UPGRADE_WITHOUT_BACKUP=yes goes on without)`,
        { cause: error },
      );
    }
    say(`The tables are changed without a backup: ${reason}`);
    return undefined;
  }
}
