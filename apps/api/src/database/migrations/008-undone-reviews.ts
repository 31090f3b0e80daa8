import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const references = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade');

/** Events of the log that were taken back: as they stood there, with the time of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const table = db.schema.createTable('undone_reviews');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('op_id', 'text', required)
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('revision', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('is_correct', 'integer')
    .addColumn('practice', 'text', required)
    .addColumn('xp', 'integer', required)
    .addColumn('streak', 'integer', required)
    .addColumn('answered_at', epochMs, required)
    .addColumn('received_at', epochMs, required)
    .addColumn('time_zone', 'text', required)
    .addColumn('local_day', 'text', required)
    .addColumn('undone_at', epochMs, required)
    .addPrimaryKeyConstraint('undone_reviews_pk', ['user_id', 'op_id'])
    .execute();
  await db.schema
    .createIndex('undone_reviews_by_item')
    .on('undone_reviews')
    .column('item_id')
    .execute();
}
