import type { Kysely } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * When a model may next be asked about an open claim, at once for those that are there already; null
 * once nobody but people is to decide.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs } = columnTypes(db);
  await db.schema
    .alterTable('answer_claims')
    .addColumn('ask_at', epochMs, (column) => column.defaultTo(0))
    .execute();
}
