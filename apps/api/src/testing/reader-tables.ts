import { sql } from 'kysely';

import type { Db } from '../database/connection.ts';

/** Not how many readers there are. */
const NAMES_A_READER = /user|reader(?!s)/;

/** All tables with a column that names a reader, as the database itself lists them. */
async function readerTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => NAMES_A_READER.test(name)))
    .map(({ name }) => name)
    .toSorted();
}

/** How many rows each of those tables has for a reader. */
export async function rowsByTable(db: Db, userId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await readerTables(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where user_id = ${userId}
    `.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}
