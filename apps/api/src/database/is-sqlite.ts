import { type QueryExecutorProvider, SqliteAdapter } from 'kysely';

/** Whether queries of this database go to SQLite, where transactions that write follow each other. */
export function isSqlite(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
