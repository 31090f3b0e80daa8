import Database from 'better-sqlite3';

let database: Database.Database | undefined;

/**
 * Copies the log into the database, in a thread of its own. It waits for nobody, and nobody for it. The file is opened
 * with the first, since another may be at its path later.
 */
export function checkpoint(file: string): void {
  database ??= new Database(file, { fileMustExist: true });
  database.pragma('wal_checkpoint(passive)');
}
