import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * What is set aside of the budget for models while one is at work; bills say whose slice they belong to. They
 * come from reservations now: runs that are under way have none, and are billed for what they have used so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReservations(db);
  await billRunsUnderWay(db);
  await db.schema.dropIndex('model_bills_by_run').execute();
  await bills(db).dropColumn('run_id').execute();
  await bills(db).addColumn('reservation_id', 'integer').execute();
  await bills(db).addColumn('slice', 'text').execute();
  await bills(db).addColumn('spender', 'text').execute();
  await bills(db).addColumn('network', 'text').execute();
  await db.schema
    .createIndex('model_bills_by_reservation')
    .unique()
    .on('model_bills')
    .columns(['reservation_id', 'purpose', 'model'])
    .execute();
}

const bills = (db: Kysely<unknown>) => db.schema.alterTable('model_bills');

async function createReservations(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const reservations = db.schema.createTable('model_reservations');
  await (isSqlite ? reservations.modifyEnd(sql`strict`) : reservations)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('slice', 'text', required)
    .addColumn('spender', 'text')
    .addColumn('network', 'text')
    .addColumn('reserved', 'integer', required)
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', counter)
    .addColumn('output_tokens', 'integer', counter)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('review_model', 'text')
    .addColumn('review_input_tokens', 'integer', counter)
    .addColumn('review_output_tokens', 'integer', counter)
    .addColumn('review_cost_micro_usd', 'integer')
    .addColumn('process', 'text', required)
    .addColumn('started_at', epochMs, required)
    .addColumn('heartbeat_at', epochMs, required)
    .execute();
}

async function billRunsUnderWay(db: Kysely<unknown>): Promise<void> {
  for (const [prefix, purpose] of [
    ['', 'items'],
    ['review_', 'review'],
  ] as const) {
    const of = (name: string) => sql.ref(`${prefix}${name}`);
    await sql`insert into model_bills
      (run_id, purpose, model, input_tokens, output_tokens, cost_micro_usd, asked_at)
      select id, ${sql.lit(purpose)}, ${of('model')}, ${of('input_tokens')}, ${of('output_tokens')},
        ${of('cost_micro_usd')}, heartbeat_at
      from generation_runs
      where state = 'running' and ${of('model')} is not null
        and (${of('input_tokens')} > 0 or ${of('output_tokens')} > 0)
      order by id
      on conflict do nothing`.execute(db);
  }
}
