import {
  type Connecting,
  type Db,
  connectDatabase,
  withoutTimeouts,
} from '../database/connection.ts';
import { addressKind, sqlitePath } from '../database/database-address.ts';
import { verifyFile } from '../database/verify-file.ts';
import { type Upgrading, upgradeDatabase } from './upgrade-database.ts';

/** A reason for not starting that the person who starts can do something about. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Opens the database and brings its tables up to date, after a backup where `upgrading` says how.
 *
 * @throws StartError when it cannot be opened, reached or brought up to date.
 */
export async function openDatabase(
  url: string,
  upgrading?: Upgrading,
  connecting: Connecting = {},
): Promise<Db> {
  const db = await explained(`cannot open the database (${databasePlace(url)})`, () =>
    connectDatabase(url, connecting),
  );
  try {
    await explained(`cannot use the database (${databasePlace(url)})`, async () => verifyFile(db));
    await explained('cannot bring the database up to date', () =>
      withoutTimeouts({ db, url }, (patient) => upgradeDatabase(patient, url, upgrading)),
    );
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** @throws StartError saying what failed and why. */
export async function explained<Value>(what: string, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    throw new StartError(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Failed connections to several addresses of a host come as one error without message. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Where the database is, without the password. */
function databasePlace(url: string): string {
  const kind = addressKind(url);
  if (kind === 'file') return sqlitePath(url);
  if (kind !== 'postgres') return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
