import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What other apps send of readers' highlights, by the title and author under which they came; and what their reader
 * wants to become of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const withId = (column: ColumnDefinitionBuilder) =>
    isSqlite
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
  const books = db.schema.createTable('highlighted_books');
  await (isSqlite ? books.modifyEnd(sql`strict`) : books)
    .addColumn('id', 'integer', withId)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('identity', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('source', 'text')
    .addColumn('book_id', 'integer', (column) => column.references('books.id').onDelete('set null'))
    .addColumn('link', 'text')
    .addColumn('source_id', 'integer', (column) =>
      column.references('sources.id').onDelete('set null'),
    )
    .addColumn('texts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('received_at', epochMs, required)
    .addUniqueConstraint('highlighted_books_by_identity', ['user_id', 'identity'])
    .execute();
  for (const [index, column] of [
    ['highlighted_books_by_book', 'book_id'],
    ['highlighted_books_by_text', 'source_id'],
  ] as const) {
    await db.schema.createIndex(index).on('highlighted_books').column(column).execute();
  }
  const highlights = db.schema.createTable('highlights');
  await (isSqlite ? highlights.modifyEnd(sql`strict`) : highlights)
    .addColumn('id', 'integer', withId)
    .addColumn('highlighted_book_id', 'integer', (column) =>
      column.notNull().references('highlighted_books.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('note', 'text')
    .addColumn('url', 'text')
    .addColumn('location', 'integer', required)
    .addColumn('highlighted_at', epochMs)
    .addColumn('received_at', epochMs, required)
    .addColumn('placed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('source_id', 'integer', (column) =>
      column.references('sources.id').onDelete('set null'),
    )
    .addColumn('wants_card', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('highlights_by_hash', ['highlighted_book_id', 'hash'])
    .execute();
  await db.schema.createIndex('highlights_by_text').on('highlights').column('source_id').execute();
  for (const choice of ['highlight_cards', 'highlight_books']) {
    await db.schema
      .alterTable('users')
      .addColumn(choice, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
