import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';

import { type Db, connectDatabase } from '../database/connection.ts';

/**
 * A migrated database with the five topics on a real PostgreSQL, for which PGlite with its one
 * connection cannot stand in; to be called inside a test. Files that use it are named
 * `*.postgres.test.ts`.
 */
export async function postgresDatabase(): Promise<Db> {
  const { db } = await postgresDatabaseAt();
  return db;
}

/** The same, with the address by which others reach it. */
export async function postgresDatabaseAt(): Promise<{ db: Db; url: string }> {
  const url = await databaseLike(new URL(inject('postgresTemplate')).pathname.slice(1));
  const db = await connectDatabase(url);
  onTestFinished(() => db.destroy());
  return { db, url };
}

/** The address of one that has no tables yet. */
export const postgresDatabaseWithoutTables = () => databaseLike('template0');

/** The address of a database of this name. */
const postgresAddress = (name: string) => addressOf(name, new URL(inject('postgresTemplate')));

async function databaseLike(original: string): Promise<string> {
  const name = `morsel_${randomUUID().replaceAll('-', '')}`;
  const admin = await connectDatabase(postgresAddress('postgres'));
  await sql`create database ${sql.id(name)} template ${sql.id(original)}`.execute(admin);
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await admin.destroy();
  });
  return postgresAddress(name);
}

/** Those of a database that wait for a lock. */
export async function waitingForLocks(db: Db): Promise<unknown[]> {
  const waiting = sql`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  return (await waiting.execute(db)).rows;
}

function addressOf(name: string, { href }: URL): string {
  const url = new URL(href);
  url.pathname = `/${name}`;
  return url.href;
}
