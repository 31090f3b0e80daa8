import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What reports have hidden, and why, whatever becomes of the reporters. What is hidden with open reports
 * now was hidden by them; what an admin has kept or mended is approved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema.alterTable('items').addColumn('approved_at', types.epochMs).execute();
  await db.schema.alterTable('item_reports').addColumn('network', 'text').execute();
  await createHidings(db, types);
  await createReasons(db, types);
  await createIndices(db);
  await tellWhatIsHidden(db, types);
  await sql`update items set approved_at =
      (select max(decided_at) from item_reports
        where item_id = items.id and item_reports.state in ('kept', 'mended'))
    where state = 'active'`.execute(db);
}

type Types = ReturnType<typeof columnTypes>;

async function createHidings(db: Kysely<unknown>, { isSqlite, epochMs }: Types) {
  const hidings = db.schema.createTable('item_hidings');
  await (isSqlite ? hidings.modifyEnd(sql`strict`) : hidings)
    .addColumn('id', 'integer', (column) =>
      isSqlite
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('item_id', 'integer', (column) =>
      column.notNull().references('items.id').onDelete('cascade'),
    )
    .addColumn('held_by', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('created_at', epochMs, required)
    .addColumn('decided_at', epochMs)
    .execute();
}

async function createReasons(db: Kysely<unknown>, { isSqlite }: Types) {
  const reasons = db.schema.createTable('hiding_reasons');
  await (isSqlite ? reasons.modifyEnd(sql`strict`) : reasons)
    .addColumn('hiding_id', 'integer', (column) =>
      column.notNull().references('item_hidings.id').onDelete('cascade'),
    )
    .addColumn('reporter', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('weight', 'integer', required)
    .addPrimaryKeyConstraint('hiding_reasons_pk', ['hiding_id', 'reporter'])
    .execute();
}

async function createIndices(db: Kysely<unknown>) {
  await db.schema
    .createIndex('item_hidings_open')
    .unique()
    .on('item_hidings')
    .column('item_id')
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('item_hidings_listed')
    .on('item_hidings')
    .column('id')
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('item_hidings_by_item')
    .on('item_hidings')
    .column('item_id')
    .execute();
  await db.schema
    .createIndex('hiding_reasons_by_reporter')
    .on('hiding_reasons')
    .column('reporter')
    .execute();
  await db.schema
    .createIndex('item_reports_of_networks')
    .on('item_reports')
    .column('created_at')
    .where(sql<boolean>`network is not null`)
    .execute();
}

async function tellWhatIsHidden(db: Kysely<unknown>, { isSqlite }: Types) {
  const key = isSqlite
    ? sql`lower(hex(randomblob(16)))`
    : sql`replace(gen_random_uuid()::text, '-', '')`;
  await sql`insert into item_hidings (item_id, created_at)
    select item_reports.item_id, max(item_reports.created_at)
    from item_reports inner join items on items.id = item_reports.item_id
    where items.state = 'hidden' and item_reports.state = 'open'
    group by item_reports.item_id order by item_reports.item_id`.execute(db);
  await sql`create temporary table reporter_keys as
    select user_id, ${key} as reporter
    from (select distinct user_id from item_reports where state = 'open') as reporters`.execute(db);
  await sql`insert into hiding_reasons (hiding_id, reporter, reason, weight)
    select item_hidings.id, reporter_keys.reporter, item_reports.reason, 100
    from item_hidings
    inner join item_reports on item_reports.item_id = item_hidings.item_id
    inner join reporter_keys on reporter_keys.user_id = item_reports.user_id
    where item_reports.state = 'open'`.execute(db);
  await sql`drop table reporter_keys`.execute(db);
}
