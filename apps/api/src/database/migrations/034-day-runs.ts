import type { Kysely } from 'kysely';

/**
 * The days in a row of each reader until their last day of practice, as its rule goes on from them. Of
 * readers who are there already they are unknown until the next day that counts: then the log is asked once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const count of ['day_streak', 'freezes', 'towards_freeze']) {
    await db.schema
      .alterTable('users')
      .addColumn(count, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  for (const text of ['last_day', 'last_time_zone']) {
    await db.schema.alterTable('users').addColumn(text, 'text').execute();
  }
}
