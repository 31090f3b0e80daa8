import { dirname, join } from 'node:path';

import { DAY_MS } from '@morsel/sdk/domain';

import { knownAddressKind, sqlitePath } from '../database/database-address.ts';
import { count, folderPath, interval, oneOf, type Read } from './setting-parsers.ts';

/** Beside the default database. */
const DEFAULT_FOLDER = join(import.meta.dirname, '../../../../data/backups');
const DEFAULT_KEPT = 7;

export type BackupSettings = {
  /** Milliseconds; 0: never by itself. */
  readonly every: number;
  /** How many there are to be; those before upgrades are not counted. */
  readonly keep: number;
  readonly folder: string;
  /** Whether an upgrade goes on where no backup can be made before it. */
  readonly isNeededToUpgrade: boolean;
};

/** When backups are made, and where they lie: beside the database where that is a file. */
export function readBackup(read: Read, databaseUrl: string): BackupSettings {
  const isFile = knownAddressKind(databaseUrl) === 'file';
  const folder = isFile ? join(dirname(sqlitePath(databaseUrl)), 'backups') : DEFAULT_FOLDER;
  return {
    every:
      read('BACKUP_EVERY', interval, 'off, or minutes, hours or days, such as 30m, 12h or 1d') ??
      (isFile ? DAY_MS : 0),
    keep: read('BACKUP_KEEP', count, 'a whole number from 1 to 99999') ?? DEFAULT_KEPT,
    folder: read('BACKUP_DIR', folderPath, 'a folder') ?? folder,
    isNeededToUpgrade: read('UPGRADE_WITHOUT_BACKUP', oneOf(['yes', 'no']), 'yes or no') !== 'yes',
  };
}
