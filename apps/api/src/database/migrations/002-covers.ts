import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  const covers = db.schema.createTable('covers');
  await (types.isSqlite ? covers.modifyEnd(sql`strict`) : covers)
    .addColumn('book_id', 'integer', (column) =>
      column.primaryKey().references('books.id').onDelete('cascade'),
    )
    .addColumn('source_url', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text')
    .addColumn('bytes', types.bytes)
    .addColumn('fetched_at', types.epochMs)
    .addColumn('failed_at', types.epochMs)
    .execute();
}
