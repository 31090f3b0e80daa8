import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

/**
 * What is true of the database as a whole, in one row: its epoch, which a restore changes, and when it
 * was last backed up. A new one is due its first backup a while later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { epochMs, isSqlite } = columnTypes(db);
  const table = db.schema.createTable('installation');
  await (isSqlite ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('epoch', 'text', (column) => column.notNull())
    .addColumn('backed_up_at', epochMs, (column) => column.notNull())
    .addColumn('backup_claimed_until', epochMs, (column) => column.notNull())
    .execute();
  await (db as Kysely<{ installation: Row }>)
    .insertInto('installation')
    .values({ id: 1, epoch: randomUUID(), backed_up_at: Date.now(), backup_claimed_until: 0 })
    .execute();
}

type Row = { id: number; epoch: string; backed_up_at: number; backup_claimed_until: number };
