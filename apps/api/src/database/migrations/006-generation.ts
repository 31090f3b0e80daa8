import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

type Types = ReturnType<typeof columnTypes>;
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const zero: Column = (column) => column.notNull().defaultTo(0);
const references =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade');

const table = (db: Kysely<unknown>, types: Types, name: string) => {
  const builder = db.schema.createTable(name);
  return types.isSqlite ? builder.modifyEnd(sql`strict`) : builder;
};

const withId = <Name extends string>(types: Types, builder: CreateTableBuilder<Name>) =>
  builder.addColumn('id', 'integer', (column) =>
    types.isSqlite
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );

/** Texts of books, the runs that make items from them, where items come from, and reports of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await createSources(db, types);
  await createRuns(db, types);
  await createOrigins(db, types);
  await createReports(db, types);
  await db.schema.alterTable('books').addColumn('topic_chosen', 'integer', zero).execute();
  await sql`update books set topic_chosen = 1 where library_key is not null`.execute(db);
  await db.schema.alterTable('items').addColumn('library_revision', 'integer').execute();
}

async function createSources(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'sources'))
    .addColumn('book_id', 'integer', references('books.id'))
    .addColumn('format', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('words', 'integer', required)
    .addColumn('shared', 'integer', zero)
    .addColumn('created_at', types.epochMs, required)
    .addUniqueConstraint('sources_once', ['book_id', 'content_hash'])
    .execute();

  await table(db, types, 'source_readers')
    .addColumn('source_id', 'integer', references('sources.id'))
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('name', 'text', required)
    .addColumn('added_at', types.epochMs, required)
    .addColumn('removed_at', types.epochMs)
    .addPrimaryKeyConstraint('source_readers_pk', ['source_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('source_readers_by_user')
    .on('source_readers')
    .column('user_id')
    .execute();

  await table(db, types, 'source_chapters')
    .addColumn('source_id', 'integer', references('sources.id'))
    .addColumn('number', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('source_chapters_pk', ['source_id', 'number'])
    .execute();

  await table(db, types, 'source_chunks')
    .addColumn('source_id', 'integer', references('sources.id'))
    .addColumn('number', 'integer', required)
    .addColumn('chapter', 'integer', required)
    .addColumn('start_at', 'integer', required)
    .addColumn('end_at', 'integer', required)
    .addColumn('words', 'integer', required)
    .addColumn('question_batches', 'integer', zero)
    .addColumn('flashcard_batches', 'integer', zero)
    .addPrimaryKeyConstraint('source_chunks_pk', ['source_id', 'number'])
    .execute();

  await db.schema
    .alterTable('items')
    .addColumn('source_id', 'integer', (column) =>
      column.references('sources.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('items_by_source').on('items').column('source_id').execute();
  // Covers what the feed reads of each item, as before.
  await db.schema.dropIndex('items_by_book').execute();
  await db.schema
    .createIndex('items_by_book')
    .on('items')
    .columns(['book_id', 'state', 'kind', 'position', 'difficulty', 'source_id', 'id'])
    .execute();
}

async function createRuns(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'generation_runs'))
    .addColumn('book_id', 'integer', references('books.id'))
    .addColumn('what', 'text', required)
    .addColumn('source_id', 'integer', (column) =>
      column.references('sources.id').onDelete('cascade'),
    )
    .addColumn('source_key', 'integer', zero)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', required)
    .addColumn('stage', 'text', required)
    .addColumn('progress', types.double, zero)
    .addColumn('drafted', 'integer', zero)
    .addColumn('kept', 'integer', zero)
    .addColumn('rejected', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('reason', 'text')
    .addColumn('grounding', 'text')
    .addColumn('model', 'text')
    .addColumn('prompt_version', 'text')
    .addColumn('input_tokens', 'integer', zero)
    .addColumn('output_tokens', 'integer', zero)
    .addColumn('cost_micro_usd', 'integer')
    .addColumn('started_at', types.epochMs, required)
    .addColumn('heartbeat_at', types.epochMs, required)
    .addColumn('finished_at', types.epochMs)
    .execute();
  await db.schema
    .createIndex('generation_runs_one_at_a_time')
    .unique()
    .on('generation_runs')
    .columns(['book_id', 'what', 'source_key'])
    .where(sql<boolean>`state = 'running'`)
    .execute();
  await db.schema
    .createIndex('generation_runs_by_book')
    .on('generation_runs')
    .columns(['book_id', 'id'])
    .execute();
  for (const column of ['source_id', 'user_id']) {
    await db.schema
      .createIndex(`generation_runs_by_${column}`)
      .on('generation_runs')
      .column(column)
      .execute();
  }
}

async function createOrigins(db: Kysely<unknown>, types: Types) {
  await table(db, types, 'item_origins')
    .addColumn('item_id', 'integer', (column) =>
      column.primaryKey().references('items.id').onDelete('cascade'),
    )
    .addColumn('run_id', 'integer', (column) =>
      column.references('generation_runs.id').onDelete('set null'),
    )
    .addColumn('grounding', 'text', required)
    .addColumn('chunk', 'integer')
    .addColumn('chapter', 'integer')
    .addColumn('chapter_title', 'text')
    .addColumn('quote', 'text')
    .addColumn('quote_start', 'integer')
    .addColumn('quote_end', 'integer')
    .addColumn('model', 'text')
    .addColumn('prompt_version', 'text')
    .execute();
  await db.schema.createIndex('item_origins_by_run').on('item_origins').column('run_id').execute();
}

async function createReports(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'item_reports'))
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('revision', 'integer', required)
    .addColumn('reason', 'text', required)
    .addColumn('note', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('created_at', types.epochMs, required)
    .addColumn('decided_at', types.epochMs)
    .execute();
  await db.schema
    .createIndex('item_reports_open')
    .unique()
    .on('item_reports')
    .columns(['item_id', 'user_id'])
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('item_reports_by_item')
    .on('item_reports')
    .columns(['item_id', 'id'])
    .execute();
  await db.schema
    .createIndex('item_reports_by_user')
    .on('item_reports')
    .columns(['user_id', 'id'])
    .execute();
}
