import type { Db } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

const TABLES = {
  users: true,
  sessions: true,
  passkeys: true,
  passkeyChallenges: true,
  openIdLinks: true,
  accessTokens: true,
  useCounters: true,
  topics: true,
  books: true,
  bookAdders: true,
  covers: true,
  items: true,
  itemRevisions: true,
  itemFigures: true,
  shelfBooks: true,
  feedRankings: true,
  masteredItems: true,
  userAchievements: true,
  reviewEvents: true,
  practiceDays: true,
  undoneReviews: true,
  answerClaims: true,
  operations: true,
  memoryStates: true,
  readingPositions: true,
  sources: true,
  sourceReaders: true,
  sourceChapters: true,
  sourceChunks: true,
  bites: true,
  sourcePlans: true,
  sourceIdeas: true,
  ideaWishes: true,
  documents: true,
  highlightedBooks: true,
  highlights: true,
  generationRuns: true,
  modelBills: true,
  modelReservations: true,
  itemOrigins: true,
  itemReports: true,
  itemHidings: true,
  hidingReasons: true,
  webhooks: true,
  webhookDeliveries: true,
  syncServers: true,
  waitingPositions: true,
  installation: true,
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

/** Of all those rows, the reader's own row and the rows that name the reader or are theirs. */
export function rowsOfReader(contents: TableContents, userId: number): TableContents {
  const isTheirs = (table: string, row: string) => {
    const stored: { id?: unknown; userId?: unknown; ownerId?: unknown } = JSON.parse(row);
    return (
      [stored.userId, stored.ownerId].includes(userId) ||
      (table === 'users' && stored.id === userId)
    );
  };
  return Object.fromEntries(
    Object.entries(contents).map(([table, rows]) => [
      table,
      rows.filter((row) => isTheirs(table, row)),
    ]),
  );
}
