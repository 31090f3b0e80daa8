import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * What each reader did on each of their days, by kind of item, so that progress is read by day and not by
 * answer. Filled from the log; 14 days of lateness (in milliseconds) are what counts for the day streak.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite } = columnTypes(db);
  let table = db.schema
    .createTable('practice_days')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('local_day', 'text', (column) => column.notNull())
    .addColumn('item_kind', 'text', (column) => column.notNull());
  for (const count of ['reviews', 'right_answers', 'in_time', 'xp']) {
    table = table.addColumn(count, 'integer', (column) => column.notNull());
  }
  table = table.addPrimaryKeyConstraint('practice_days_pk', ['user_id', 'local_day', 'item_kind']);
  await (isSqlite ? table.modifyEnd(sql`strict, without rowid`) : table).execute();
  await sql`
    insert into practice_days (user_id, local_day, item_kind, reviews, right_answers, in_time, xp)
    select review_events.user_id, local_day, items.kind, count(*),
      sum(case when is_correct = 1 then 1 else 0 end),
      sum(case when received_at - answered_at <= 1209600000 then 1 else 0 end), sum(xp)
    from review_events inner join items on items.id = review_events.item_id
    group by review_events.user_id, local_day, items.kind`.execute(db);
}
