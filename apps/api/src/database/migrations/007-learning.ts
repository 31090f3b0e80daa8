import { type ColumnDefinitionBuilder, type Kysely, type QueryExecutorProvider, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** What achievements hang on, who is on the leaderboard, and how far readers have read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addFeats(db);
  await countFeats(db);
  await createLeaderboard(db);
  await createReadingPositions(db);
  await db.schema
    .createIndex('review_events_by_local_day')
    .on('review_events')
    .columns(['user_id', 'local_day'])
    .execute();
}

async function addFeats(db: Kysely<unknown>) {
  const feats = [
    'longest_streak',
    'kinds_right',
    'comebacks',
    'long_recalls',
    'ratings',
    'longest_day_streak',
  ];
  for (const feat of feats) {
    await db.schema.alterTable('users').addColumn(feat, 'integer', zero).execute();
  }
}

/**
 * From the log, each event with what had arrived before it; the longest run of days is found with the
 * next day of practice.
 */
export async function countFeats(db: QueryExecutorProvider) {
  await sql`
    update users set
      longest_streak = coalesce(
        (select max(streak) from review_events where user_id = users.id), 0),
      ratings = (
        select count(*) from review_events where user_id = users.id and kind = 'rating'),
      kinds_right = coalesce((
        select sum(bit) from (
          select distinct case items.kind
            when 'mcq' then 1 when 'true_false' then 2 when 'match_pairs' then 4 else 8 end as bit
          from review_events join items on items.id = review_events.item_id
          where user_id = users.id and is_correct = 1
        ) as kinds), 0)`.execute(db);
  await sql`
    with steps as (
      select event.user_id, before.is_correct as was_correct,
        event.answered_at - before.answered_at as pause
      from review_events as event
      join review_events as before on before.id = (
        select id from review_events as other
        where other.user_id = event.user_id and other.item_id = event.item_id
          and other.id < event.id and other.answered_at <= event.answered_at
        order by other.answered_at desc, other.id desc limit 1)
      where event.is_correct = 1
    ), sums as (
      select user_id,
        sum(case when was_correct = 0 then 1 else 0 end) as comebacks,
        sum(case when pause >= 2592000000 then 1 else 0 end) as long_recalls
      from steps group by user_id
    )
    update users set comebacks = sums.comebacks, long_recalls = sums.long_recalls
    from sums where sums.user_id = users.id`.execute(db);
}

async function createLeaderboard(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('on_leaderboard', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex('users_by_xp').execute();
  await db.schema
    .createIndex('users_by_xp')
    .on('users')
    .columns(['xp desc', 'id'])
    .where(sql<boolean>`on_leaderboard = 1`)
    .execute();
}

async function createReadingPositions(db: Kysely<unknown>) {
  const { isSqlite, epochMs } = columnTypes(db);
  const table = db.schema.createTable('reading_positions');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('source_id', 'integer', (column) =>
      column.notNull().references('sources.id').onDelete('cascade'),
    )
    .addColumn('reached', 'integer', (column) => column.notNull())
    .addColumn('set_at', epochMs, (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_positions_pk', ['user_id', 'source_id'])
    .execute();
  await db.schema
    .createIndex('reading_positions_by_source')
    .on('reading_positions')
    .column('source_id')
    .execute();
}
