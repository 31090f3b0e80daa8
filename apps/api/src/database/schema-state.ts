import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { migrations } from './migrations/index.ts';

/** How a database stands to the migrations that this program knows. */
export type SchemaState = {
  /** Its last migration; undefined where it has no tables yet. */
  readonly version: string | undefined;
  /** Migrations that it does not have yet. */
  readonly missing: readonly string[];
  /** Migrations of it that this program does not know: a newer one has made them. */
  readonly unknown: readonly string[];
};

export async function readSchemaState(db: Db): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  const known = Object.keys(migrations);
  return {
    version: applied.at(-1),
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const plain = db.withoutPlugins();
  const tables = await plain.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(plain);
  return rows.map(({ name }) => name);
}
