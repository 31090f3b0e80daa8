import { sql } from 'kysely';

import { type Db, connectDatabase } from '../database/connection.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { sqliteHandle } from '../database/sqlite-handle.ts';
import { compareWithLog } from '../modules/reviews/compare-with-log.ts';
import { BackupError } from './backup-error.ts';

export type Inspection = {
  /** Name of the last migration. */
  readonly version: string;
  /** How many readers were compared with the log; undefined where the tables are of an older version. */
  readonly readers: number | undefined;
  /** Rows of theirs that are not as the log says. */
  readonly differing: number;
};

/**
 * Looks whether a SQLite file, which nobody else uses, is a whole database of Morsel. Changes nothing in
 * it, and leaves it as one file.
 *
 * @throws BackupError when it is not, or is of a newer version.
 */
export async function inspectFile(path: string, signal?: AbortSignal): Promise<Inspection> {
  const db = await connectDatabase(`file:${path}`).catch((error: unknown) => {
    throw new BackupError(`${path} is no database`, { cause: error });
  });
  try {
    await checkWhole(db);
    return await inspectDatabase(db, signal);
  } finally {
    await db.destroy();
  }
}

/**
 * Compares readers' totals with the log, without changing anything.
 *
 * @throws BackupError when it is no database of Morsel, or one of a newer version.
 */
export async function inspectDatabase(db: Db, signal?: AbortSignal): Promise<Inspection> {
  const { version, missing, unknown } = await readSchemaState(db);
  if (version === undefined) throw new BackupError('it is no database of Morsel');
  if (unknown.length > 0) {
    throw new BackupError(`it is of a newer Morsel (${version}): update this one first`);
  }
  if (missing.length > 0) return { version, readers: undefined, differing: 0 };
  return { version, ...(await compareWithLog(db, signal)) };
}

async function checkWhole(db: Db): Promise<void> {
  const flaws = await sql<{ integrityCheck: string }>`pragma integrity_check(3)`
    .execute(db)
    .catch((error: unknown) => {
      throw new BackupError('the database is damaged', { cause: error });
    });
  const said = flaws.rows.map((row) => Object.values(row)[0]);
  if (said.join() !== 'ok') throw new BackupError(`the database is damaged: ${said.join('; ')}`);
  const loose = sqliteHandle(db)?.pragma('foreign_key_check') ?? [];
  if (Array.isArray(loose) && loose.length > 0) {
    throw new BackupError(`${loose.length} rows belong to others that are not there`);
  }
}
