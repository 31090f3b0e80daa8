import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { moveDatabase } from '../src/moving/move-database.ts';
import { type AnyTables, tablesInOrder } from '../src/moving/moved-tables.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { dumpSqlite } from './dump-sqlite.ts';
import { fillSampleWorld } from './sample-world.ts';

/**
 * Writes down a small database of a release as it is then, for both kinds, from which the tests upgrade for
 * ever. `pnpm release` calls it; needs PostgreSQL.
 *
 *     node releases/make-fixture.ts 0.1.0
 */
const [, , version = ''] = process.argv;
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Say which release, such as 0.1.0');

const folder = mkdtempSync(join(tmpdir(), 'morsel-release-'));
const file = join(folder, 'morsel.db');
const server = await startPostgres();
try {
  const tables = await fillFile();
  await moveDatabase({ from: `file:${file}`, to: server.url });
  const target = join(import.meta.dirname, version);
  mkdirSync(target);
  writeFileSync(join(target, 'sqlite.sql'), dumpSqlite(file, tables));
  writeFileSync(join(target, 'postgres.sql'), await dumpPostgres(server.url));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** Returns the tables in the order in which their rows can be written. */
async function fillFile(): Promise<string[]> {
  const db = await connectDatabase(`file:${file}`);
  await migrateToLatest(db);
  await fillSampleWorld(db);
  const tables = await tablesInOrder(db.withoutPlugins() as unknown as Kysely<AnyTables>);
  await db.destroy();
  return tables.map(({ name }) => name);
}
