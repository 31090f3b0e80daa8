import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * Addresses that are told of events, and what they are told: written where the event is, sent afterwards.
 * The reader's row says whether they have any that is on, so that an answer need not look.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('has_webhooks', 'integer', counter).execute();
  await createWebhooks(db);
  await createDeliveries(db);
}

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const webhooks = db.schema.createTable('webhooks');
  await (isSqlite ? webhooks.modifyEnd(sql`strict`) : webhooks)
    .addColumn('id', 'integer', identity(isSqlite))
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('events', 'integer', required)
    .addColumn('daily_goal', 'integer', required)
    .addColumn('goal_told_on', 'text')
    .addColumn('risk_told_on', 'text')
    .addColumn('switched_off_at', epochMs)
    .addColumn('switched_off_why', 'text')
    .addColumn('failures', 'integer', counter)
    .addColumn('failing_since', epochMs)
    .addColumn('paused_until', epochMs, counter)
    .addColumn('missed', 'integer', counter)
    .addColumn('created_at', epochMs, required)
    .execute();
  await db.schema.createIndex('webhooks_by_user').on('webhooks').column('user_id').execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  const deliveries = db.schema.createTable('webhook_deliveries');
  await (isSqlite ? deliveries.modifyEnd(sql`strict`) : deliveries)
    .addColumn('id', 'integer', identity(isSqlite))
    .addColumn('webhook_id', 'integer', (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('tries', 'integer', counter)
    .addColumn('created_at', epochMs, required)
    .addColumn('next_try_at', epochMs)
    .addColumn('tried_at', epochMs)
    .addColumn('took_ms', 'integer')
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('webhook_deliveries');
  await index('webhook_deliveries_of_webhook').columns(['webhook_id', 'id']).execute();
  await index('webhook_deliveries_due').column('next_try_at').execute();
}

const identity = (isSqlite: boolean) => (column: ColumnDefinitionBuilder) =>
  isSqlite
    ? column.primaryKey().autoIncrement()
    : column.primaryKey().generatedByDefaultAsIdentity();
