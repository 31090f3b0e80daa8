import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What readers' first answers say of items; counted from the log from time to time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs, double } = columnTypes(db);
  const table = db.schema.createTable('item_figures');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('item_id', 'integer', (column) =>
      column.primaryKey().references('items.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', required)
    .addColumn('readers', 'integer', required)
    .addColumn('right_readers', 'integer', required)
    .addColumn('picks', 'text', required)
    .addColumn('discrimination', double)
    .addColumn('compared_readers', 'integer', required)
    .addColumn('doubt', 'integer')
    .addColumn('fine_at_readers', 'integer')
    .addColumn('counted_at', epochMs, required)
    .execute();
  await db.schema
    .createIndex('item_figures_doubtful')
    .on('item_figures')
    .columns(['doubt', 'readers desc', 'item_id'])
    .where(sql<boolean>`doubt is not null and fine_at_readers is null`)
    .execute();
}
