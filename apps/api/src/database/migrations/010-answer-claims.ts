import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const references = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade');

/**
 * Answers that were graded as wrong and that their readers say were right: once for an answer, and
 * only as long as it stands in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const table = db.schema.createTable('answer_claims');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('op_id', 'text', required)
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('text', 'text', required)
    .addColumn('normalized', 'text', required)
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('created_at', epochMs, required)
    .addColumn('decided_at', epochMs)
    .addPrimaryKeyConstraint('answer_claims_pk', ['user_id', 'op_id'])
    .addForeignKeyConstraint(
      'answer_claims_of_event',
      ['user_id', 'op_id'],
      'review_events',
      ['user_id', 'op_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('answer_claims_open')
    .on('answer_claims')
    .columns(['item_id', 'normalized'])
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('answer_claims_by_item')
    .on('answer_claims')
    .column('item_id')
    .execute();
}
