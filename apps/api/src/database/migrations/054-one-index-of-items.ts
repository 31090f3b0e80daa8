import type { Kysely } from 'kysely';

/**
 * One index of the log by item and reader instead of two, of which one had the item alone: nearly each
 * answer writes a page of each index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('review_events_item').execute();
  await db.schema.dropIndex('review_events_by_item').execute();
  await db.schema
    .createIndex('review_events_by_item')
    .on('review_events')
    .columns(['item_id', 'user_id', 'answered_at'])
    .execute();
}
