import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  const counters = db.schema.createTable('use_counters');
  await (types.isSqlite ? counters.modifyEnd(sql`strict`) : counters)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', types.epochMs, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('use_counters_by_end').on('use_counters').column('ends_at').execute();

  await db.schema
    .createIndex('guests_by_visit')
    .on('users')
    .columns(['email', 'seen_at'])
    .where(sql.ref('email'), 'is', null)
    .execute();
}
