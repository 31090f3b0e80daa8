import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';

import { connectDatabase } from '../database/connection.ts';
import { migrations } from '../database/migrations/index.ts';

/** The version of `olderDatabase`. */
export const OLDER = '034-day-runs';

/** Makes an empty database one of an older version, with somebody in it. */
export async function olderDatabase(url: string): Promise<void> {
  const db = await connectDatabase(url);
  try {
    const migrator = new Migrator({
      db: db.withoutPlugins(),
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateTo(OLDER);
    if (error !== undefined) throw new Error('A migration failed', { cause: error });
    await sql`insert into users (name, created_at, seen_at) values ('Rita', 0, 0)`.execute(db);
  } finally {
    await db.destroy();
  }
}
