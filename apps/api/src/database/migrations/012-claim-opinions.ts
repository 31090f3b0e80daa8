import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What a model has said of a claim, and when; apart from that, what each question about one has used:
 * that counts though the claim is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  await db.schema.alterTable('answer_claims').addColumn('opinion', 'integer').execute();
  await db.schema.alterTable('answer_claims').addColumn('opinion_at', epochMs).execute();
  const table = db.schema.createTable('second_opinions');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', isSqlite ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('model', 'text', required)
    .addColumn('input_tokens', 'integer', required)
    .addColumn('output_tokens', 'integer', required)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('asked_at', epochMs, required)
    .execute();
}
