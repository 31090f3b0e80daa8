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

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await createReaders(db, types);
  await createBooks(db, types);
  await createItems(db, types);
  await createReadersBooks(db, types);
  await createHistory(db, types);
}

async function createReaders(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'users'))
    .addColumn('name', 'text')
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('reader'))
    .addColumn('guest_token_hash', 'text', (column) => column.unique())
    .addColumn('xp', 'integer', zero)
    .addColumn('streak', 'integer', zero)
    .addColumn('total_answered', 'integer', zero)
    .addColumn('correct_answered', 'integer', zero)
    .addColumn('created_at', types.epochMs, required)
    .addColumn('seen_at', types.epochMs, required)
    .execute();
  await db.schema.createIndex('users_by_xp').on('users').columns(['xp desc', 'id']).execute();

  await table(db, types, 'sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('data', 'text', required)
    .addColumn('created_at', types.epochMs, required)
    .addColumn('expires_at', types.epochMs, required)
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
}

async function createBooks(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'topics'))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('color', 'text', required)
    .execute();

  await withId(types, table(db, types, 'books'))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('identity', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('year', 'integer')
    .addColumn('description', 'text', required)
    .addColumn('image_url', 'text')
    .addColumn('cover_url', 'text')
    .addColumn('topic_id', 'integer', (column) => column.notNull().references('topics.id'))
    .addColumn('library_key', 'text', (column) => column.unique())
    .addColumn('default_place', 'integer')
    .addColumn('listed', 'integer', zero)
    .addColumn('hidden', 'integer', zero)
    .addColumn('created_at', types.epochMs, required)
    .execute();
  await db.schema
    .createIndex('books_by_default_place')
    .on('books')
    .column('default_place')
    .execute();
}

async function createItems(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'items'))
    .addColumn('book_id', 'integer', references('books.id'))
    .addColumn('kind', 'text', required)
    .addColumn('library_key', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('position', 'integer', zero)
    .addColumn('difficulty', 'integer', (column) => column.notNull().defaultTo(2))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
    .addColumn('created_at', types.epochMs, required)
    .addUniqueConstraint('items_library_key', ['book_id', 'library_key'])
    .execute();
  await db.schema
    .createIndex('items_by_book')
    .on('items')
    .columns(['book_id', 'state', 'kind', 'position', 'difficulty', 'id'])
    .execute();

  await table(db, types, 'item_revisions')
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('revision', 'integer', required)
    .addColumn('body', 'text', required)
    .addColumn('answer_key', 'text')
    .addColumn('created_at', types.epochMs, required)
    .addPrimaryKeyConstraint('item_revisions_pk', ['item_id', 'revision'])
    .execute();
}

async function createReadersBooks(db: Kysely<unknown>, types: Types) {
  await table(db, types, 'book_adders')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('book_id', 'integer', references('books.id'))
    .addColumn('added_at', types.epochMs, required)
    .addPrimaryKeyConstraint('book_adders_pk', ['user_id', 'book_id'])
    .execute();
  await db.schema
    .createIndex('book_adders_by_book')
    .on('book_adders')
    .columns(['book_id', 'added_at', 'user_id'])
    .execute();

  await withId(types, table(db, types, 'shelf_books'))
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('book_id', 'integer', references('books.id'))
    .addColumn('added_at', types.epochMs, required)
    .addUniqueConstraint('shelf_books_once', ['user_id', 'book_id'])
    .execute();
  await db.schema.createIndex('shelf_books_by_book').on('shelf_books').column('book_id').execute();

  await table(db, types, 'feed_rankings')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('feed_id', 'text', required)
    .addColumn('item_ids', 'text', required)
    .addColumn('served', 'integer', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('used_at', types.epochMs, required)
    .addPrimaryKeyConstraint('feed_rankings_pk', ['user_id', 'feed_id'])
    .execute();

  await table(db, types, 'mastered_items')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('mastered_at', types.epochMs, required)
    .addPrimaryKeyConstraint('mastered_items_pk', ['user_id', 'item_id'])
    .execute();
  await db.schema
    .createIndex('mastered_items_by_item')
    .on('mastered_items')
    .column('item_id')
    .execute();

  await table(db, types, 'user_achievements')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('achievement_id', 'text', required)
    .addColumn('earned_at', types.epochMs, required)
    .addPrimaryKeyConstraint('user_achievements_pk', ['user_id', 'achievement_id'])
    .execute();
}

async function createHistory(db: Kysely<unknown>, types: Types) {
  await withId(types, table(db, types, 'review_events'))
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
    .addColumn('answered_at', types.epochMs, required)
    .addColumn('received_at', types.epochMs, required)
    .addColumn('time_zone', 'text', required)
    .addColumn('local_day', 'text', required)
    .addUniqueConstraint('review_events_once', ['user_id', 'op_id'])
    .execute();
  await db.schema
    .createIndex('review_events_by_item')
    .on('review_events')
    .columns(['user_id', 'item_id', 'answered_at'])
    .execute();
  await db.schema.createIndex('review_events_item').on('review_events').column('item_id').execute();

  await table(db, types, 'operations')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('op_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('reply', 'text')
    .addColumn('created_at', types.epochMs, required)
    .addPrimaryKeyConstraint('operations_pk', ['user_id', 'op_id'])
    .execute();

  await table(db, types, 'memory_states')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('item_id', 'integer', references('items.id'))
    .addColumn('due_at', types.epochMs, required)
    .addColumn('stability', types.double, required)
    .addColumn('difficulty', types.double, required)
    .addColumn('scheduled_days', 'integer', required)
    .addColumn('learning_steps', 'integer', required)
    .addColumn('reps', 'integer', required)
    .addColumn('lapses', 'integer', required)
    .addColumn('phase', 'integer', required)
    .addColumn('last_review_at', types.epochMs, required)
    .addColumn('last_outcome', 'text', required)
    .addColumn('right_once', 'integer', zero)
    .addPrimaryKeyConstraint('memory_states_pk', ['user_id', 'item_id'])
    .execute();
  await db.schema
    .createIndex('memory_states_by_due')
    .on('memory_states')
    .columns(['user_id', 'due_at'])
    .execute();
  await db.schema
    .createIndex('memory_states_by_item')
    .on('memory_states')
    .column('item_id')
    .execute();
}
