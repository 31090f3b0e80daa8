import { type Kysely, sql } from 'kysely';

/**
 * The items of a book by whose they are, those of nobody alone under 0: what other readers have picked
 * and written for a book is passed over by the index, and not read row by row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('items_by_book').execute();
  await sql`create index items_by_book on items
    (book_id, (coalesce(owner_id, 0)), state, kind, position, difficulty, source_id, id)`.execute(
    db,
  );
}
