import { type ColumnDefinitionBuilder, type Kysely } from 'kysely';

import { columnTypes } from './column-types.ts';

const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * When each sync server was last tried, and given up; why a document waits by itself; and marks of what was sent
 * of a document lately, by which it is known again on the other server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs } = columnTypes(db);
  const servers = () => db.schema.alterTable('sync_servers');
  await servers().addColumn('tried_at', epochMs, counter).execute();
  await servers().addColumn('given_up_at', epochMs).execute();
  const positions = () => db.schema.alterTable('waiting_positions');
  await positions().addColumn('status', 'integer').execute();
  await positions().addColumn('problem', 'text').execute();
  await db.schema.alterTable('documents').addColumn('sent_marks', 'text').execute();
}
