import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

import { type Db, connectDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { seedTopics } from '../library/topics.ts';
import { startPostgres } from './postgres-server.ts';

const START_PATIENCE_MS = 60_000;

/**
 * A real PostgreSQL for the tests of this file, which PGlite with its one connection cannot stand
 * in for: the one at TEST_DATABASE_URL, else one that is started for the file. Files that use it
 * are named `*.postgres.test.ts`. Each call of the answered function, inside a test, makes a
 * migrated database with the five topics.
 */
export function realPostgres(): () => Promise<Db> {
  let server: { url: string; stop?: () => Promise<void> } | undefined;
  beforeAll(async () => {
    const given = process.env['TEST_DATABASE_URL'];
    server = given ? { url: given } : await startPostgres();
  }, START_PATIENCE_MS);
  afterAll(async () => server?.stop?.());

  return async () => {
    if (server === undefined) throw new Error('Call this inside a test');
    return freshDatabase(server.url);
  };
}

async function freshDatabase(serverUrl: string): Promise<Db> {
  const name = `morsel_${randomUUID().replaceAll('-', '')}`;
  const admin = await connectDatabase(serverUrl);
  await sql`create database ${sql.id(name)}`.execute(admin);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await connectDatabase(url.href);
  onTestFinished(async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await admin.destroy();
  });
  await migrateToLatest(db);
  await seedTopics(db);
  return db;
}
