import { DatabaseUnavailableError } from '../errors.ts';

/** By the begin of SQLite's result codes: https://www.sqlite.org/rescode.html */
const REASONS: readonly (readonly [string, string])[] = [
  ['SQLITE_BUSY', 'another program holds the lock of the database'],
  ['SQLITE_LOCKED', 'another program holds the lock of the database'],
  ['SQLITE_PROTOCOL', 'another program holds the lock of the database'],
  ['SQLITE_FULL', 'the disk of the database is full'],
  ['SQLITE_READONLY_DBMOVED', 'the file of the database was deleted, moved or replaced'],
  ['SQLITE_READONLY', 'the file of the database, or its folder, cannot be written'],
  ['SQLITE_PERM', 'the file of the database, or its folder, cannot be written'],
  ['SQLITE_CANTOPEN', 'the file of the database, or those beside it, cannot be opened'],
  ['SQLITE_IOERR', 'the disk of the database fails, or is full'],
  ['SQLITE_CORRUPT', 'the file of the database is damaged: a backup has to be restored'],
  ['SQLITE_NOTADB', 'the file of the database is none, or damaged'],
];

/** What of a failure is SQLite's being unavailable, as such; else the failure itself. */
export function asSqliteFailure(error: unknown): unknown {
  const code = codeOf(error);
  const reason = REASONS.find(([begin]) => code.startsWith(begin))?.[1];
  if (reason === undefined) return error;
  // Of a damaged file a page may be that only some queries read.
  const mayBeAboutOne = code.startsWith('SQLITE_CORRUPT');
  return new DatabaseUnavailableError(`${reason} (${code})`, { cause: error, mayBeAboutOne });
}

/** Another program writes, or sets its log in order. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
