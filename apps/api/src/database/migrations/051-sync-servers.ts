import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * Other servers of KOReader's progress sync, of which a reader has one, and what is to be passed on to them: of
 * each document the position that was told last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const servers = db.schema.createTable('sync_servers');
  await (isSqlite ? servers.modifyEnd(sql`strict`) : servers)
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', required)
    .addColumn('user_name', 'text', required)
    .addColumn('sealed_key', 'text', required)
    .addColumn('added_at', epochMs, required)
    .addColumn('passed_on_at', epochMs)
    .addColumn('failures', 'integer', counter)
    .addColumn('failing_since', epochMs)
    .addColumn('paused_until', epochMs, counter)
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .execute();
  const positions = db.schema.createTable('waiting_positions');
  await (isSqlite ? positions.modifyEnd(sql`strict`) : positions)
    .addColumn('document_id', 'integer', (column) =>
      column.primaryKey().references('documents.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('sync_servers.user_id').onDelete('cascade'),
    )
    .addColumn('body', 'text', required)
    .addColumn('told_at', epochMs, required)
    .addColumn('failures', 'integer', counter)
    .addColumn('failing_since', epochMs)
    .addColumn('paused_until', epochMs, counter)
    .execute();
  await db.schema
    .createIndex('waiting_positions_by_user')
    .on('waiting_positions')
    .column('user_id')
    .execute();
}
