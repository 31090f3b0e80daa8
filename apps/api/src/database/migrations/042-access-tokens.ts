import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * By what programs are let in for an account. Of the token there are two hashes: its own, and that of its
 * MD5, which is all that some devices ever send of a password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const tokens = db.schema.createTable('access_tokens');
  await (isSqlite ? tokens.modifyEnd(sql`strict`) : tokens)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('md5_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('created_at', epochMs, required)
    .addColumn('expires_at', epochMs)
    .addColumn('used_at', epochMs)
    .execute();
  await db.schema
    .createIndex('access_tokens_by_user')
    .on('access_tokens')
    .column('user_id')
    .execute();
}
