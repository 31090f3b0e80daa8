import type { Kysely } from 'kysely';

import { columnTypes } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema.alterTable('users').addColumn('reset_hash', 'text').execute();
  await db.schema.alterTable('users').addColumn('reset_expires_at', types.epochMs).execute();
  await db.schema.createIndex('users_by_reset').on('users').column('reset_hash').unique().execute();
}
