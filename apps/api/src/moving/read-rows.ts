import { type Kysely, sql } from 'kysely';

import type { AnyTables, MovedTable } from './moved-tables.ts';

const ROWS_AT_ONCE = 500;

export type AnyRow = Record<string, unknown>;

/** All rows of a table in the order of its key, some at a time. */
export async function* readRows(
  db: Kysely<AnyTables>,
  { name, columns, key }: MovedTable,
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
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}
