import { Checkpoints } from './checkpoints.ts';
import type { Db } from './connection.ts';
import { DirectSqliteAdapter } from './direct-statements.ts';

/**
 * From now on, and until `db` is destroyed, a thread copies what is committed from SQLite's log into the database. SQLite
 * would do so in the middle of some commit, and all who wait for the process with it. In memory and on
 * PostgreSQL there is nothing to do. `say` is told when that fails.
 */
export function checkpointAside(db: Db, say: (line: string) => void): void {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof DirectSqliteAdapter)) return;
  const { database, file } = adapter;
  if (database === undefined) throw new Error('The database is not open');
  if (file) adapter.checkpoints ??= new Checkpoints(database, say);
}
