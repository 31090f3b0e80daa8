import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const BEFORE = [
  ['plan_bills', 'ideas'],
  ['second_opinions', 'claims'],
] as const;

const OF_RUNS = [
  ['', 'items'],
  ['review_', 'review'],
] as const;

/** What models are paid for in one table, each with its purpose; of batches as far as their runs are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const bills = db.schema.createTable('model_bills');
  await (isSqlite ? bills.modifyEnd(sql`strict`) : bills)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', required)
    .addColumn('output_tokens', 'integer', required)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('asked_at', epochMs, required)
    .addColumn('run_id', 'integer')
    .execute();
  for (const [table, purpose] of BEFORE) {
    await sql`insert into model_bills
      (purpose, model, input_tokens, output_tokens, cost_micro_usd, asked_at)
      select ${sql.lit(purpose)}, model, input_tokens, output_tokens, cost_micro_usd, asked_at
      from ${sql.table(table)} order by id`.execute(db);
    await db.schema.dropTable(table).execute();
  }
  for (const [prefix, purpose] of OF_RUNS) {
    const of = (name: string) => sql.ref(`${prefix}${name}`);
    await sql`insert into model_bills
      (run_id, purpose, model, input_tokens, output_tokens, cost_micro_usd, asked_at)
      select id, ${sql.lit(purpose)}, ${of('model')}, ${of('input_tokens')}, ${of('output_tokens')},
        ${of('cost_micro_usd')}, started_at
      from generation_runs
      where ${of('model')} is not null and (${of('input_tokens')} > 0 or ${of('output_tokens')} > 0)
      order by id`.execute(db);
  }
  await db.schema
    .createIndex('model_bills_by_run')
    .unique()
    .on('model_bills')
    .columns(['run_id', 'purpose'])
    .execute();
  await db.schema.createIndex('model_bills_by_time').on('model_bills').column('asked_at').execute();
}
