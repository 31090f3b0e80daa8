import { existsSync } from 'node:fs';

import { BackupError, DifferingBackupError } from '../backup/backup-error.ts';
import { DatabaseInUseError } from '../database/check-unused.ts';
import type { Db } from '../database/connection.ts';
import { addressKind, sqlitePath } from '../database/database-address.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { MoveError } from '../moving/move-error.ts';
import { type Config, ConfigError, configFromEnvironment } from '../process/config.ts';
import { openDatabase, StartError } from '../process/open-database.ts';
import { MADE_BUT_DIFFERS } from '../process/run-backup.ts';

const FAILED = 1;
const MISUSED = 2;
const EXPECTED = [
  BackupError,
  MoveError,
  DatabaseInUseError,
  ConfigError,
  StartError,
  NotFoundError,
  ConflictError,
];

/** Ends the process with word of how the command is used. */
export function endMisused(usage: string): void {
  end(MISUSED, usage);
}

/**
 * Does a command's work on the database that the environment names, and prints what there is to say.
 * What the person who gave the command can do something about ends it with one line.
 */
export async function runOnDatabase(
  work: (db: Db, config: Config) => Promise<string>,
): Promise<void> {
  await runWithSettings((config) => done(work, config));
}

/** The same for a command that opens no database, or its own way. */
export async function runWithSettings(work: (config: Config) => Promise<string>): Promise<void> {
  await runToSay(() => work(configFromEnvironment()));
}

/** The same for a command that takes nothing from the environment. */
export async function runToSay(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    if (error instanceof ConfigError) return end(FAILED, error.problems.join('\n'));
    const isMade = error instanceof DifferingBackupError;
    end(isMade ? MADE_BUT_DIFFERS : FAILED, error instanceof Error ? error.message : '');
  }
}

async function done(
  work: (db: Db, config: Config) => Promise<string>,
  config: Config,
): Promise<string> {
  const { databaseUrl } = config;
  // Opening would make an empty one.
  if (addressKind(databaseUrl) === 'file' && !existsSync(sqlitePath(databaseUrl))) {
    throw new StartError(
      `there is no database at ${sqlitePath(databaseUrl)} yet: start Morsel once`,
    );
  }
  const db = await openDatabase(databaseUrl, { backup: config.backup, say });
  try {
    return await work(db, config);
  } finally {
    await db.destroy();
  }
}

/** On standard error, so that the output is what there is to say alone. */
export const say = (line: string) => void process.stderr.write(`${line}\n`);

function end(exitCode: number, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
}
