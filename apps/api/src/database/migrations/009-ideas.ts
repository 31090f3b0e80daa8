import { type Kysely, sql } from 'kysely';

/**
 * What an item asks for: an idea of its book, by a key that items of the same idea share, and whether
 * to recognise, to produce or to apply it. What is there already has no idea, and the demand of its
 * kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('items').addColumn('idea', 'text').execute();
  await db.schema
    .alterTable('items')
    .addColumn('demand', 'text', (column) => column.notNull().defaultTo('recognise'))
    .execute();
  await sql`update items set demand = 'produce' where kind = 'flashcard'`.execute(db);
}
