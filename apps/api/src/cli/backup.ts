import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { BackupError, DifferingBackupError } from '../backup/backup-error.ts';
import { type Backup, findBackup, listBackups } from '../backup/backup-folder.ts';
import { explainFailure } from '../backup/explain-failure.ts';
import type { Inspection } from '../backup/inspect-database.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { pruneBackups } from '../backup/prune-backups.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { checkFileUnused, checkServerUnused } from '../database/check-unused.ts';
import { connectDatabase } from '../database/connection.ts';
import { addressKind, sqlitePath } from '../database/database-address.ts';
import { beginEpoch } from '../database/installation.ts';
import type { Config } from '../process/config.ts';
import { openDatabase } from '../process/open-database.ts';
import { secretFileOf } from '../process/session-secret.ts';
import { whileStoppable } from '../process/while-stoppable.ts';
import { endMisused, runWithSettings, say } from './command-line.ts';
import { giveWay } from './give-way.ts';

const SENT_AGAIN = 'Devices send again what they did since then, for up to fourteen days.';
const USAGE = `Usage: pnpm backup [command] [options]

  (none)          makes a backup now; Morsel may run meanwhile
    --with-secret   keeps the session secret beside it
    --prune         then removes the oldest, down to BACKUP_KEEP
  list            lists what is in the folder, the newest first
  verify FILE     looks whether a backup can be restored
  restore FILE    restores it at DATABASE_URL; Morsel must be stopped
    --replace       puts it in the place of the database there, which is kept beside
  begin-epoch     says to devices that the database was restored by other means; Morsel must be stopped`;

type Flags = {
  readonly 'with-secret'?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly replace?: boolean | undefined;
};

type Given = {
  readonly file: string;
  readonly flags: Flags;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
};

type Command = {
  readonly takesFile: boolean;
  readonly flags: readonly (keyof Flags)[];
  /** Returns what to say. */
  readonly act: (config: Config, given: Given) => Promise<string>;
};

const commands: Readonly<Record<string, Command>> = {
  make: { takesFile: false, flags: ['with-secret', 'prune'], act: make },
  list: { takesFile: false, flags: [], act: async ({ backup }) => list(backup.folder) },
  verify: { takesFile: true, flags: [], act: verify },
  restore: { takesFile: true, flags: ['replace'], act: restore },
  'begin-epoch': { takesFile: false, flags: [], act: beginEpochByHand },
};

async function make(
  { databaseUrl, backup: { folder, keep } }: Config,
  { flags, signal }: Given,
): Promise<string> {
  // Readers come first.
  giveWay();
  const secretFile = flags['with-secret'] ? secretFileOf(databaseUrl) : undefined;
  if (flags['with-secret'] && secretFile === undefined) {
    throw new BackupError('with PostgreSQL the session secret is a setting, and kept nowhere else');
  }
  const { backup, differing } = await makeBackup({
    databaseUrl,
    folder,
    now: Date.now(),
    secretFile,
    signal,
  });
  const pruned = flags.prune ? await pruneBackups(folder, { keep, now: Date.now() }) : [];
  const said = [`${backup.path} (${sizeOf(backup)})`, ...wholeness(backup, differing)];
  return [...said, ...pruned.map((path) => `Removed ${path}`)].join('\n');
}

/** @throws DifferingBackupError when the totals are not as the log says: older backups may be better. */
function wholeness({ path }: Backup, differing: number | undefined): string[] {
  if (differing === undefined) return [];
  if (differing === 0) return ['The copy is whole, and its totals equal the log.'];
  throw new DifferingBackupError(
    `${path} is made, but ${differing} rows of the database differ from the log: run pnpm rebuild-log, then back up again`,
  );
}

async function list(folder: string): Promise<string> {
  const backups = listBackups(folder);
  if (backups.length === 0) return `No backups in ${folder}`;
  return backups.map(lineOf).join('\n');
}

function lineOf(backup: Backup): string {
  const time = new Date(backup.madeAt).toISOString().replace('T', ' ').slice(0, 19);
  const notes = [
    ...(backup.upgradedFrom === undefined
      ? []
      : [`before an upgrade${backup.upgradedFrom && ` from ${backup.upgradedFrom}`}`]),
    ...(backup.isDiffering ? ['differs from the log'] : []),
    ...(backup.hasSecret ? ['with the session secret'] : []),
  ];
  const said = notes.length === 0 ? '' : `  (${notes.join(', ')})`;
  return `${time} UTC  ${sizeOf(backup).padStart(9)}  ${backup.path}${said}`;
}

const sizeOf = ({ bytes }: Backup) => `${(bytes / 1e6).toFixed(1)} MB`;

async function verify(
  { databaseUrl, backup: { folder } }: Config,
  { file, signal }: Given,
): Promise<string> {
  const found = findBackup(file, folder);
  const inspection = await verifyBackup(found, databaseUrl, signal);
  if (inspection === undefined) {
    return `${found.path} can be read to its end. Its totals were not compared with the log: that takes a PostgreSQL at DATABASE_URL whose user may make databases.`;
  }
  if (inspection.differing > 0) {
    throw new BackupError(
      `${found.path} is whole, but ${inspection.differing} of its rows differ from the log: after restoring it run pnpm rebuild-log`,
    );
  }
  return `${found.path} is whole. ${described(inspection)}`;
}

function described({ version, readers }: Inspection): string {
  return readers === undefined
    ? `Its tables are of an older version (${version}), and are brought up to date when it is restored.`
    : `Its totals equal the log (readers: ${readers}).`;
}

async function restore(
  { databaseUrl, backup: { folder } }: Config,
  { file, flags, signal }: Given,
): Promise<string> {
  const backup = findBackup(file, folder);
  const { aside, otherSecret, ...inspection } = await restoreBackup(backup, {
    databaseUrl,
    replaces: flags.replace ?? false,
    secretFile: secretFileOf(databaseUrl),
    epoch: randomUUID(),
    now: Date.now(),
    signal,
  });
  return [
    `Restored ${backup.path}. ${described(inspection)}`,
    ...(aside === undefined ? [] : [`What was there is kept as ${aside}`]),
    ...(otherSecret === undefined
      ? []
      : [
          `The session secret beside the database stays; that of the backup is another: ${otherSecret}`,
        ]),
    SENT_AGAIN,
  ].join('\n');
}

async function beginEpochByHand({ databaseUrl, backup }: Config): Promise<string> {
  await explainFailure(() => checkUnused(databaseUrl));
  const db = await openDatabase(databaseUrl, { backup, say });
  try {
    await beginEpoch(db, randomUUID());
    return `The database has a new epoch. ${SENT_AGAIN}`;
  } finally {
    await db.destroy();
  }
}

async function checkUnused(databaseUrl: string): Promise<void> {
  if (addressKind(databaseUrl) === 'file') {
    const file = sqlitePath(databaseUrl);
    // Opening would make an empty one.
    if (!existsSync(file)) throw new BackupError(`there is no database at ${file}`);
    return checkFileUnused(file);
  }
  const db = await connectDatabase(databaseUrl);
  try {
    await checkServerUnused(db);
  } finally {
    await db.destroy();
  }
}

/** What the words of a command line ask for; undefined when they are no command. */
function commandOf(words: string[]): ((config: Config) => Promise<string>) | undefined {
  const options = {
    'with-secret': { type: 'boolean' },
    prune: { type: 'boolean' },
    replace: { type: 'boolean' },
  } as const;
  try {
    const { values: flags, positionals } = parseArgs({
      args: words,
      options,
      allowPositionals: true,
    });
    const [name = 'make', file = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const isFitting = command && (file !== '') === command.takesFile && rest.length === 0;
    const given = Object.keys(flags) as (keyof Flags)[];
    if (!isFitting || !given.every((flag) => command.flags.includes(flag))) return undefined;
    return (config) => whileStoppable((signal) => command.act(config, { file, flags, signal }));
  } catch {
    return undefined;
  }
}

const command = commandOf(process.argv.slice(2));
if (command === undefined) endMisused(USAGE);
else await runWithSettings(command);
