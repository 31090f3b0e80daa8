import type { Kysely } from 'kysely';

import { columnTypes } from './column-types.ts';

/** A webhook that got a new secret signs with the former one, too, until its receiver has the new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs } = columnTypes(db);
  const webhooks = () => db.schema.alterTable('webhooks');
  await webhooks().addColumn('former_secret', 'text').execute();
  await webhooks().addColumn('former_secret_until', epochMs).execute();
}
