import type { Db } from './connection.ts';

/** As PostgreSQL and SQLite say that a row names another that is not there. */
const CODES: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether a query failed since the reader that it is about was deleted meanwhile. */
export async function isOfDeletedReader(db: Db, error: Error, readerId: number): Promise<boolean> {
  if (!('code' in error && CODES.has(error.code))) return false;
  const reader = db.selectFrom('users').select('id').where('id', '=', readerId);
  return (await reader.executeTakeFirst()) === undefined;
}
