import type { Kysely } from 'kysely';

import { columnTypes } from './column-types.ts';

/** Which process a run is of, and when its provider may be asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs } = columnTypes(db);
  const runs = () => db.schema.alterTable('generation_runs');
  await runs().addColumn('process', 'text').execute();
  await runs().addColumn('retry_at', epochMs).execute();
}
