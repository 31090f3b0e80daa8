import { type Kysely, sql } from 'kysely';

import type { AnyTables, MovedTable } from './moved-tables.ts';

export type AnyRow = Record<string, unknown>;

/** All rows of a table in the order of its key, some at a time. */
export async function* readRows(
  db: Kysely<AnyTables>,
  { name, columns, key, rowsAtOnce }: MovedTable,
): AsyncGenerator<AnyRow[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: AnyRow | undefined;
  for (;;) {
    const after: AnyRow | undefined = last;
    const rows: AnyRow[] = await db
      .selectFrom(name)
      .select(columns.map((column) => sql.ref(column).as(column)))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(${keys}) > (${sql.join(key.map((column) => after?.[column]))})`),
      )
      .orderBy(keys)
      .limit(rowsAtOnce)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}
