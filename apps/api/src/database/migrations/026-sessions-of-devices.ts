import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * What a reader sees of a session, when it was last used, and until when its reader counts as
 * confirmed. Sessions that are open get an id that says nothing of the one that opens them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs, isSqlite } = columnTypes(db);
  const add = (...[name, type, build]: Parameters<ReturnType<typeof alter>['addColumn']>) =>
    alter(db).addColumn(name, type, build).execute();
  await add('public_id', 'text', (column) => column.notNull().defaultTo(''));
  await add('device', 'text');
  await add('seen_at', epochMs, (column) => column.notNull().defaultTo(0));
  await add('confirmed_until', epochMs, (column) => column.notNull().defaultTo(0));
  const random = isSqlite
    ? sql`lower(hex(randomblob(16)))`
    : sql`replace(gen_random_uuid()::text, '-', '')`;
  await sql`update sessions set public_id = ${random}, seen_at = created_at`.execute(db);
  await db.schema
    .createIndex('sessions_by_public_id')
    .unique()
    .on('sessions')
    .column('public_id')
    .execute();
}

const alter = (db: Kysely<unknown>) => db.schema.alterTable('sessions');
