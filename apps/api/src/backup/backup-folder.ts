import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { BackupError } from './backup-error.ts';

/** What comes out of which database. */
const ENDINGS = { sqlite: '.sqlite.zst', postgres: '.pgdump' } as const;

export type BackupKind = keyof typeof ENDINGS;

export type Backup = {
  readonly path: string;
  readonly kind: BackupKind;
  /** Epoch ms. */
  readonly madeAt: number;
  readonly bytes: number;
  /**
   * Made before the tables were changed by a newer version, from this one; kept until somebody removes it.
   * Undefined of others, empty where it is not told.
   */
  readonly upgradedFrom: string | undefined;
  /** Whole, but of a database whose totals were not as the log says. */
  readonly isDiffering: boolean;
  readonly hasSecret: boolean;
};

const NAME =
  /^morsel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-differing)?(?:-before-upgrade(?:-from-([a-z\d-]+))?)?(\.sqlite\.zst|\.pgdump)$/;

type Naming = {
  readonly at: number;
  readonly upgradedFrom?: string | undefined;
  readonly isDiffering?: boolean;
};

/** What a backup is called that is made at a time (epoch ms). */
export function backupName(
  kind: BackupKind,
  { at, upgradedFrom, isDiffering = false }: Naming,
): string {
  const time = new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  const notes = [
    ...(isDiffering ? ['-differing'] : []),
    ...(upgradedFrom === undefined ? [] : [`-before-upgrade-from-${upgradedFrom}`]),
  ];
  return `morsel-${time}${notes.join('')}${ENDINGS[kind]}`;
}

/** Where the session secret lies that belongs to a backup. */
export const secretOf = (path: string) => `${path}.session-secret`;

/** The backups in a folder, the newest first; none where there is no folder. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => describeBackup(join(folder, name)) ?? [])
    .toSorted((a, b) => b.madeAt - a.madeAt);
}

/**
 * The backup that a path, or a name in the folder, means.
 *
 * @throws BackupError when there is none.
 */
export function findBackup(file: string, folder: string): Backup {
  const path = existsSync(file) ? resolve(file) : join(folder, file);
  if (!existsSync(path)) throw new BackupError(`there is no backup ${file}`);
  const backup = describeBackup(path);
  if (backup === undefined) {
    throw new BackupError(
      `${file} is not named like a backup of Morsel (${backupName('sqlite', { at: 0 })})`,
    );
  }
  return backup;
}

function describeBackup(path: string): Backup | undefined {
  const name = basename(path);
  const [, day, hours, minutes, seconds, millis, note, from = '', ending] = NAME.exec(name) ?? [];
  if (ending === undefined) return undefined;
  return {
    path,
    kind: ending === ENDINGS.sqlite ? 'sqlite' : 'postgres',
    madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}.${millis}Z`),
    bytes: statSync(path).size,
    upgradedFrom: name.includes('-before-upgrade') ? from : undefined,
    isDiffering: note !== undefined,
    hasSecret: existsSync(secretOf(path)),
  };
}
