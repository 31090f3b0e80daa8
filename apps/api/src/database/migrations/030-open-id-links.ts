import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * Who accounts are at an identity provider. An account has one link at each provider, and whoever
 * somebody is there belongs to one account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs, isSqlite } = columnTypes(db);
  const links = db.schema.createTable('open_id_links');
  await (isSqlite ? links.modifyEnd(sql`strict`) : links)
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('email', 'text')
    .addColumn('linked_at', epochMs, (column) => column.notNull())
    .addColumn('used_at', epochMs)
    .addPrimaryKeyConstraint('open_id_links_pk', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createIndex('open_id_links_by_user')
    .unique()
    .on('open_id_links')
    .columns(['user_id', 'issuer'])
    .execute();
}
