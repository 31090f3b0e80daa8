import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** Which table refers to which: user, book, item. */
const REFERENCES = {
  sessions: ['userId'],
  passkeys: ['userId'],
  accessTokens: ['userId'],
  webhooks: ['userId'],
  syncServers: ['userId'],
  waitingPositions: ['userId'],
  bookAdders: ['userId', 'bookId'],
  shelfBooks: ['userId', 'bookId'],
  feedRankings: ['userId'],
  masteredItems: ['userId', 'itemId'],
  userAchievements: ['userId'],
  reviewEvents: ['userId', 'itemId'],
  practiceDays: ['userId'],
  undoneReviews: ['userId', 'itemId'],
  answerClaims: ['userId', 'itemId'],
  itemFigures: ['itemId'],
  operations: ['userId'],
  memoryStates: ['userId', 'itemId'],
  itemReports: ['userId', 'itemId'],
  itemHidings: ['itemId'],
} as const satisfies Partial<Record<keyof Tables, readonly Reference[]>>;

type Reference = 'userId' | 'bookId' | 'itemId';

/** The rows that refer to a user, book or item that is not there. */
export async function danglingRows(db: Db): Promise<string[]> {
  const idsOf = async (table: 'users' | 'books' | 'items') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const existing = {
    userId: await idsOf('users'),
    bookId: await idsOf('books'),
    itemId: await idsOf('items'),
  };
  const found: string[] = [];
  for (const [table, columns] of Object.entries(REFERENCES)) {
    const rows = await db
      .selectFrom(table as keyof typeof REFERENCES)
      .selectAll()
      .execute();
    for (const row of rows) {
      const values: Readonly<Record<string, unknown>> = row;
      // A session of an account that was deleted is of nobody, and says so.
      const dangling = columns.filter(
        (column: Reference) =>
          values[column] !== null && !existing[column].has(Number(values[column])),
      );
      found.push(...dangling.map((column) => `${table}: no ${column} ${String(values[column])}`));
    }
  }
  return found;
}
