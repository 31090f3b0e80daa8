import type { Kysely } from 'kysely';

/**
 * The lists and tables of a chapter as JSON, and the language of a text. Of texts that were there
 * before neither is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('source_chapters')
    .addColumn('structures', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('sources').addColumn('language', 'text').execute();
}
