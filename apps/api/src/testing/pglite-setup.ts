import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';

import { databaseOf } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated, empty PGlite. */
    pgliteDump: string;
  }
}

let folder: string | undefined;

/** Migrates once for all workers, which load the dump. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'morsel-pglite-'));
  const pglite = await PGlite.create();
  const db = databaseOf(new PGliteDialect({ pglite }));
  await migrateToLatest(db);
  // As the tables are for later tests: vacuumed when they were emptied.
  await pglite.exec('vacuum');
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('pgliteDump', file);
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
