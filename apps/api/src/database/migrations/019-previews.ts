import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Whether a run makes proposals, and with which options; what plans that readers ask for have taken, failed ones too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  await db.schema
    .alterTable('generation_runs')
    .addColumn('preview', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('generation_runs')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const bills = db.schema.createTable('plan_bills');
  await (isSqlite ? bills.modifyEnd(sql`strict`) : bills)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', required)
    .addColumn('output_tokens', 'integer', required)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('asked_at', epochMs, required)
    .execute();
}
