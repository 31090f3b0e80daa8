import { Migrator } from 'kysely/migration';

import type { Db } from './connection.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date.
 *
 * @throws when a migration fails; it is then undone.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  // Migrations name tables and columns as they are called in SQL.
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('A migration failed', { cause: error });
}
