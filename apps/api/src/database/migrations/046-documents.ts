import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * How far readers' devices have read which files, and by what the texts are known that were added from
 * files. Of texts that are there already that is not known: their files were not kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['partial_md5', 'spine_items']) {
    await db.schema.alterTable('source_readers').addColumn(column, 'text').execute();
  }
  const { isSqlite, epochMs, double } = columnTypes(db);
  const table = db.schema.createTable('documents');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', required)
    .addColumn('share', double, required)
    .addColumn('place', 'text', required)
    .addColumn('device', 'text', required)
    .addColumn('device_id', 'text')
    .addColumn('told_at', epochMs, required)
    .addColumn('file_name', 'text')
    .addColumn('title', 'text')
    .addColumn('authors', 'text')
    .addColumn('book_id', 'integer', (column) => column.references('books.id').onDelete('set null'))
    .addColumn('source_id', 'integer', (column) =>
      column.references('sources.id').onDelete('set null'),
    )
    .addColumn('link', 'text')
    .addColumn('followed_at', epochMs)
    .addUniqueConstraint('documents_by_digest', ['user_id', 'digest'])
    .execute();
  for (const column of ['book_id', 'source_id']) {
    await db.schema
      .createIndex(`documents_by_${column === 'book_id' ? 'book' : 'text'}`)
      .on('documents')
      .column(column)
      .execute();
  }
}
