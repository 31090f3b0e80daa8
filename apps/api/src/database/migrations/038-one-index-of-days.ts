import type { Kysely } from 'kysely';

/**
 * One index of each reader's days instead of two, of which one had only what counts for the day streak:
 * nearly all does, and an answer writes a page of each index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('review_events_by_local_day').execute();
  await db.schema.dropIndex('review_events_by_day').execute();
  await db.schema
    .createIndex('review_events_by_day')
    .on('review_events')
    .columns(['user_id', 'local_day', 'id'])
    .execute();
}
