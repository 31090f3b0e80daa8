import type { Kysely } from 'kysely';

/** How often all sessions of a reader have ended, so that one that is about to begin can tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('sign_outs', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
