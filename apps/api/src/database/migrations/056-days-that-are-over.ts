import { type Kysely, sql } from 'kysely';

/**
 * Days have rows of their own once they are over: the last day that counts, and what the log has after it, is
 * counted when it is asked for. A reader without a last day keeps all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from practice_days where local_day >=
      (select last_day from users where users.id = practice_days.user_id)`.execute(db);
}
