import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { addressKind } from '../database/database-address.ts';
import type { Backup } from './backup-folder.ts';
import { readThrough } from './dump-postgres.ts';
import { explainFailure } from './explain-failure.ts';
import { type Inspection, inspectFile } from './inspect-database.ts';
import { VERIFYING } from './make-backup.ts';
import { unpackFile } from './pack-file.ts';
import { inspectDump } from './restore-postgres.ts';

/**
 * Looks whether a backup can be restored: unpacks a copy of SQLite beside it, or a dump of PostgreSQL
 * into a database of its own on the server at `databaseUrl`, and removes that again. Undefined where
 * the dump could be read through only, since there is no such server. `signal` ends it.
 *
 * @throws BackupError when it cannot be restored.
 */
export function verifyBackup(
  backup: Backup,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<Inspection | undefined> {
  return explainFailure(() => verify(backup, databaseUrl, signal));
}

async function verify(
  { path, kind }: Backup,
  databaseUrl: string,
  signal: AbortSignal | undefined,
): Promise<Inspection | undefined> {
  if (kind === 'sqlite') return verifyPacked(path, signal);
  await readThrough(path, signal);
  const hasServer = addressKind(databaseUrl) === 'postgres';
  return hasServer ? inspectDump(path, databaseUrl, signal) : undefined;
}

async function verifyPacked(path: string, signal: AbortSignal | undefined): Promise<Inspection> {
  const folder = await mkdtemp(join(dirname(path), VERIFYING));
  try {
    const copy = join(folder, 'morsel.db');
    await unpackFile(path, copy, signal);
    return await inspectFile(copy, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
