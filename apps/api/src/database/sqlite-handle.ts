import type Database from 'better-sqlite3';

import type { Db } from './connection.ts';
import { DirectSqliteAdapter } from './direct-statements.ts';

/**
 * SQLite's own connection of a database that has been used; undefined on PostgreSQL. For what is no
 * query. Nothing is to be read by it while a transaction is open: that would see what is not committed.
 */
export function sqliteHandle(db: Db): Database.Database | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof DirectSqliteAdapter ? adapter.database : undefined;
}
