import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const PARTS = ['input_tokens', 'output_tokens', 'cost_micro_usd'] as const;
const OF_REVIEWERS = PARTS.map((part) => `review_${part}`);
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  model_bills: PARTS,
  model_reservations: ['reserved', ...PARTS, ...OF_REVIEWERS],
  generation_runs: [...PARTS, ...OF_REVIEWERS],
  source_plans: PARTS,
};

/** Bills beyond 2,147 USD: integers of PostgreSQL end there, those of SQLite are large anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (columnTypes(db).isSqlite) return;
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const widened = columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`);
    await sql`alter table ${sql.table(table)} ${sql.join(widened)}`.execute(db);
  }
}
