import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * The passkeys of accounts, and the challenges that are good now: of these the hash of what they are for
 * and nothing else. By its handle a device that keeps a passkey knows an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('passkey_handle', 'text').execute();
  const passkeys = db.schema.createTable('passkeys');
  await (isSqlite ? passkeys.modifyEnd(sql`strict`) : passkeys)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('rp_id', 'text', required)
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', required)
    .addColumn('sign_count', epochMs, required)
    .addColumn('transports', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('backed_up', 'integer', required)
    .addColumn('created_at', epochMs, required)
    .addColumn('used_at', epochMs)
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  const challenges = db.schema.createTable('passkey_challenges');
  await (isSqlite ? challenges.modifyEnd(sql`strict`) : challenges)
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('expires_at', epochMs, required)
    .execute();
  await db.schema
    .createIndex('passkey_challenges_by_end')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
}
