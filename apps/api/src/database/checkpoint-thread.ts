import Database from 'better-sqlite3';

/** Copies the log into the database, in a thread of its own. It waits for nobody, and nobody for it. */
export function checkpoint(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('wal_checkpoint(passive)');
  } finally {
    database.close();
  }
}
