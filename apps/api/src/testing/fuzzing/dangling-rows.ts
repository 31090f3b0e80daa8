import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** Which table refers to which: user, book, item. */
const REFERENCES = {
  sessions: ['user_id'],
  book_adders: ['user_id', 'book_id'],
  shelf_books: ['user_id', 'book_id'],
  feed_rankings: ['user_id'],
  mastered_items: ['user_id', 'item_id'],
  user_achievements: ['user_id'],
  review_events: ['user_id', 'item_id'],
  operations: ['user_id'],
  memory_states: ['user_id', 'item_id'],
  item_reports: ['user_id', 'item_id'],
} as const satisfies Partial<Record<keyof Tables, readonly Reference[]>>;

type Reference = 'user_id' | 'book_id' | 'item_id';

/** The rows that refer to a user, book or item that is not there. */
export async function danglingRows(db: Db): Promise<string[]> {
  const idsOf = async (table: 'users' | 'books' | 'items') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const existing = {
    user_id: await idsOf('users'),
    book_id: await idsOf('books'),
    item_id: await idsOf('items'),
  };
  const found: string[] = [];
  for (const [table, columns] of Object.entries(REFERENCES)) {
    const rows = await db
      .selectFrom(table as keyof typeof REFERENCES)
      .selectAll()
      .execute();
    for (const row of rows) {
      const values: Readonly<Record<string, unknown>> = row;
      const dangling = columns.filter(
        (column: Reference) => !existing[column].has(Number(values[column])),
      );
      found.push(...dangling.map((column) => `${table}: no ${column} ${String(values[column])}`));
    }
  }
  return found;
}
