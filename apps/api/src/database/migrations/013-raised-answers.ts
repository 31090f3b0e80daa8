import { type Kysely, sql } from 'kysely';

/**
 * Which answers of the log were counted as wrong when they came, and raised since: those that are right
 * without a streak.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('review_events')
    .addColumn('raised', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update review_events set raised = 1 where is_correct = 1 and streak = 0`.execute(db);
}
