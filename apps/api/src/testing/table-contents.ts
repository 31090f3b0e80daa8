import type { Db } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

const TABLES = {
  users: true,
  sessions: true,
  use_counters: true,
  topics: true,
  books: true,
  book_adders: true,
  covers: true,
  items: true,
  item_revisions: true,
  shelf_books: true,
  feed_rankings: true,
  mastered_items: true,
  user_achievements: true,
  review_events: true,
  operations: true,
  memory_states: true,
  reading_positions: true,
  sources: true,
  source_readers: true,
  source_chapters: true,
  source_chunks: true,
  generation_runs: true,
  item_origins: true,
  item_reports: true,
} as const satisfies Record<keyof Tables, true>;

export type TableContents = Record<string, string[]>;

/** All rows, as JSON, of all tables but those left out, to prove that a call wrote nothing. */
export async function tableContents(
  db: Db,
  { without = [] }: { without?: readonly (keyof Tables)[] } = {},
): Promise<TableContents> {
  const contents: TableContents = {};
  for (const table of Object.keys(TABLES) as (keyof Tables)[]) {
    if (without.includes(table)) continue;
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}

/** Names of the tables whose rows differ. */
export function changedTables(before: TableContents, after: TableContents): string[] {
  return Object.keys(after).filter(
    (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
  );
}

/** Of all those rows, the reader's own row and the rows that name the reader. */
export function rowsOfReader(contents: TableContents, userId: number): TableContents {
  const isTheirs = (table: string, row: string) => {
    const { id, user_id }: { id?: unknown; user_id?: unknown } = JSON.parse(row);
    return user_id === userId || (table === 'users' && id === userId);
  };
  return Object.fromEntries(
    Object.entries(contents).map(([table, rows]) => [
      table,
      rows.filter((row) => isTheirs(table, row)),
    ]),
  );
}
