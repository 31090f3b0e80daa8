import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';

import { connectDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { seedTopics } from '../library/topics.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database with the five topics, of which tests make copies. */
    postgresTemplate: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/** Migrates once, on the server at TEST_DATABASE_URL, else on one that is started for all tests. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const name = `morsel_template_${randomUUID().replaceAll('-', '')}`;
  const admin = await connectDatabase(server.url);
  stop = async () => {
    await sql`drop database if exists ${sql.id(name)}`.execute(admin);
    await admin.destroy();
    await server.stop();
  };
  await sql`create database ${sql.id(name)}`.execute(admin);
  const template = new URL(server.url);
  template.pathname = `/${name}`;
  const db = await connectDatabase(template.href);
  await migrateToLatest(db);
  await seedTopics(db);
  await db.destroy();
  project.provide('postgresTemplate', template.href);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
