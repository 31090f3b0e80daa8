import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * What a reader remembers lies together in SQLite, by the key that it is always read by, and has one index less: an
 * answer writes a page for each. What is due is looked for among all that a reader remembers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('memory_states_by_due').execute();
  if (columnTypes(db).isSqlite) await putTogether(db);
}

async function putTogether(db: Kysely<unknown>): Promise<void> {
  const columns = sql.raw(
    `user_id, item_id, due_at, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
      phase, last_review_at, last_outcome, right_once`,
  );
  await sql`alter table memory_states rename to scattered_memory_states`.execute(db);
  await sql`
    create table memory_states (
      user_id integer not null references users (id) on delete cascade,
      item_id integer not null references items (id) on delete cascade,
      due_at integer not null,
      stability real not null,
      difficulty real not null,
      scheduled_days integer not null,
      learning_steps integer not null,
      reps integer not null,
      lapses integer not null,
      phase integer not null,
      last_review_at integer not null,
      last_outcome text not null,
      right_once integer default 0 not null,
      constraint memory_states_pk primary key (user_id, item_id)
    ) strict, without rowid`.execute(db);
  await sql`insert into memory_states (${columns})
    select ${columns} from scattered_memory_states order by user_id, item_id`.execute(db);
  await sql`drop table scattered_memory_states`.execute(db);
  await sql`create index memory_states_by_item on memory_states (item_id)`.execute(db);
}
