import { sql } from 'kysely';

import { DatabaseUnavailableError } from '../errors.ts';
import type { Db } from './connection.ts';
import { DirectSqliteAdapter } from './direct-statements.ts';
import { SteadyPostgresAdapter } from './postgres-dialect.ts';
import { asSqliteFailure } from './sqlite-failures.ts';

const PATIENCE_MS = 2000;

/**
 * A check whether a database can be read; those who ask at once share one.
 *
 * @returns what throws DatabaseUnavailableError when it cannot be read within two seconds
 */
export function canUseDatabase(db: Db): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= inTime(read(db)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function read(db: Db): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof DirectSqliteAdapter) return readSchemaVersion(adapter);
  const asked = sql`select 1`.execute(db);
  // It waits where all connections are in use; what others are answered meanwhile says the same.
  await (adapter instanceof SteadyPostgresAdapter
    ? Promise.race([asked, adapter.patience.nextSuccess()])
    : asked);
}

/** Past whoever has the connection: it is about the file, of which others may hold the lock. */
function readSchemaVersion({ database, file }: DirectSqliteAdapter): void {
  file?.require();
  try {
    database?.pragma('schema_version');
  } catch (error) {
    throw asSqliteFailure(error);
  }
}

async function inTime(reading: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const giveUp = () =>
    late.reject(new DatabaseUnavailableError('the database does not answer in time'));
  const timer = setTimeout(giveUp, PATIENCE_MS);
  try {
    await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
