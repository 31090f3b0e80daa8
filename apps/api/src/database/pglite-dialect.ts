import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';

/** PostgreSQL in this process, in memory or in a folder: for tests. */
export function pgliteDialect(folder: string): PGliteDialect {
  return new PGliteDialect({
    pglite: async () => PGlite.create(folder === '' ? {} : { dataDir: folder }),
  });
}
