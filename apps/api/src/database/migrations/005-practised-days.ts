import { type Kysely, sql } from 'kysely';

/** The days of each reader that count for the day streak: 14 days of lateness in milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('review_events_by_day')
    .on('review_events')
    .columns(['user_id', 'local_day', 'id'])
    .where(sql<boolean>`received_at - answered_at <= 1209600000`)
    .execute();
}
