import type { Db, Tx } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';
import { sqliteHandle } from './sqlite-handle.ts';

/**
 * A transaction for what can be thrown away: a loss of power may undo it, the death of the process
 * may not. On SQLite its commit does not wait for the disk, and nobody waits behind it; on PostgreSQL,
 * where nobody else does, it is like any other.
 */
export function commitUnsynced<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (!isSqlite(db)) return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    // Past what refuses queries while the file is away: the next transaction shall wait for the disk anyway.
    const handle = sqliteHandle(connection);
    handle?.pragma('synchronous = normal');
    try {
      return await connection.transaction().execute(work);
    } finally {
      handle?.pragma('synchronous = full');
    }
  });
}
