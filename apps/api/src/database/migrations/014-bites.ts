import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Sentences of texts that readers may pick from, and items that belong to one reader alone. An item that
 * was such a sentence names it by text and rank, so that no reader is offered one twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isSqlite, epochMs } = columnTypes(db);
  await db.schema.alterTable('sources').addColumn('ranked_at', epochMs).execute();
  const bites = db.schema.createTable('bites');
  await (isSqlite ? bites.modifyEnd(sql`strict`) : bites)
    .addColumn('source_id', 'integer', (column) =>
      column.notNull().references('sources.id').onDelete('cascade'),
    )
    .addColumn('rank', 'integer', required)
    .addColumn('chapter', 'integer', required)
    .addColumn('start_at', 'integer', required)
    .addColumn('end_at', 'integer', required)
    .addColumn('sentence', 'text', required)
    .addColumn('before', 'text')
    .addColumn('gaps', 'text', required)
    .addColumn('card', 'text')
    .addPrimaryKeyConstraint('bites_pk', ['source_id', 'rank'])
    .execute();

  await db.schema
    .alterTable('items')
    .addColumn('owner_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('items').addColumn('bite_rank', 'integer').execute();
  await db.schema
    .createIndex('items_by_owner')
    .unique()
    .on('items')
    .columns(['owner_id', 'source_id', 'bite_rank'])
    .where(sql<boolean>`owner_id is not null`)
    .execute();
  // Covers what counts and pages of the feed read of each item, as before.
  await db.schema.dropIndex('items_by_book').execute();
  await db.schema
    .createIndex('items_by_book')
    .on('items')
    .columns(['book_id', 'state', 'kind', 'position', 'difficulty', 'source_id', 'owner_id', 'id'])
    .execute();
}
