import { inject } from 'vitest';

import { type Db, connectDatabase } from '../src/database/connection.ts';

/** What only time or the command line brings about, done to the server's database while it runs. */
export async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await connectDatabase(inject('abused').databaseUrl);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Makes accounts as old as that. */
export const age = (ids: readonly number[], ms: number): Promise<unknown> =>
  withDatabase((db) =>
    db
      .updateTable('users')
      .set({ createdAt: Date.now() - ms })
      .where('id', 'in', ids)
      .execute(),
  );
