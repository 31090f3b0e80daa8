import { sql } from 'kysely';

import { checkServerUnused } from '../database/check-unused.ts';
import { type Db, connectPatiently } from '../database/connection.ts';
import { beginEpoch } from '../database/installation.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { readThrough } from './dump-postgres.ts';
import { type Inspection, inspectDatabase } from './inspect-database.ts';
import { checkVersion, pipePostgres, withProgramAddress } from './postgres-programs.ts';

export type RestoringPostgres = {
  /** The dump. */
  readonly path: string;
  readonly databaseUrl: string;
  readonly replaces: boolean;
  readonly epoch: string;
  /** Name of the schema that keeps the tables which are replaced. */
  readonly aside: string;
  /** Ends it while nothing is changed yet. */
  readonly signal?: AbortSignal | undefined;
};

/** With the name of the schema that keeps what was replaced; undefined where nothing was. */
export type RestoredPostgres = Inspection & { readonly aside: string | undefined };

/**
 * Puts the tables of a dump in the place of those that are there, in one transaction; these stay in a
 * schema of their own. Where the restored ones turn out to be unusable, they are put back.
 *
 * @throws BackupError when the dump cannot be used, or the database is in use or not empty.
 */
export async function restorePostgres(restoring: RestoringPostgres): Promise<RestoredPostgres> {
  const { path, databaseUrl, replaces, epoch, aside, signal } = restoring;
  await checkVersion('psql', databaseUrl);
  await readThrough(path, signal);
  const db = await connectPatiently(databaseUrl);
  try {
    const isReplaced = await hasTables(db);
    if (isReplaced && !replaces) {
      throw new BackupError(
        'the database has tables: --replace puts the backup in their place, and keeps them in a schema',
      );
    }
    await checkServerUnused(db);
    await loadDump(path, { databaseUrl, aside: isReplaced ? aside : undefined, signal });
    try {
      const inspection = await inspectDatabase(db);
      await migrateToLatest(db);
      await beginEpoch(db, epoch);
      return { ...inspection, aside: isReplaced ? aside : undefined };
    } catch (error) {
      await putBack(db, isReplaced ? aside : undefined);
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

/**
 * Restores a dump into a database of its own on a server, compares its totals with the log, and removes
 * it; undefined where the server lets this user make none.
 *
 * @throws BackupError when it cannot be restored.
 */
export async function inspectDump(
  path: string,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<Inspection | undefined> {
  const server = await connectPatiently(databaseUrl);
  const name = `morsel_verify_${process.pid}_${Date.now()}`;
  try {
    const isMade = await sql`create database ${sql.id(name)} template template0`
      .execute(server)
      .then(
        () => true,
        () => false,
      );
    return isMade ? await inspectIn(path, databaseAt(databaseUrl, name), signal) : undefined;
  } finally {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server).catch(() => {});
    await server.destroy();
  }
}

async function inspectIn(
  path: string,
  databaseUrl: string,
  signal: AbortSignal | undefined,
): Promise<Inspection> {
  await loadDump(path, { databaseUrl, aside: undefined, signal });
  const db = await connectPatiently(databaseUrl);
  try {
    return await inspectDatabase(db, signal);
  } finally {
    await db.destroy();
  }
}

function databaseAt(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

type Loading = Pick<RestoringPostgres, 'databaseUrl' | 'signal'> & {
  readonly aside: string | undefined;
};

/** All or nothing: what there is goes into the schema `aside`, where there is something. */
async function loadDump(path: string, { databaseUrl, aside, signal }: Loading): Promise<void> {
  const making = aside && `alter schema public rename to "${aside}"; create schema public;`;
  const first = making ? [`--command=${making}`] : [];
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const printing = ['--no-owner', '--no-privileges', '--file=-', path];
  await withProgramAddress(databaseUrl, (address) =>
    pipePostgres(
      ['pg_restore', printing],
      ['psql', [...options, `--dbname=${address}`, ...first, '--file=-']],
      signal,
    ),
  );
}

async function putBack(db: Db, aside: string | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`drop schema public cascade`.execute(tx);
    await (
      aside === undefined
        ? sql`create schema public`
        : sql`alter schema ${sql.id(aside)} rename to public`
    ).execute(tx);
  });
}

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = current_schema() limit 1`.execute(db);
  return rows.length > 0;
}
