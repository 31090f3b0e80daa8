import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'kysely';

import { connectDatabase } from '../database/connection.ts';
import { OWN_PARAMETERS } from '../database/postgres-dialect.ts';
import { BackupError } from './backup-error.ts';
import { OWNER_ONLY } from './owner-only.ts';

export type PostgresProgram = 'pg_dump' | 'pg_restore' | 'psql';

/**
 * Runs one of PostgreSQL's own programs, and returns what it printed.
 *
 * @throws BackupError when it is not installed, or fails.
 */
export async function runPostgres(
  program: PostgresProgram,
  args: readonly string[],
): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').then(
    ([code]) => (code === 0 ? undefined : new Error(`exit ${code}`)),
    (error: Error) => error,
  );
  const [output, errors, failure] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (failure === undefined) return output;
  if ('code' in failure && failure.code === 'ENOENT') {
    throw new BackupError(
      `${program} is not installed: it comes with PostgreSQL's client programs (apt-get install postgresql-client)`,
    );
  }
  const said = errors.trim().replaceAll(/\s*\n\s*/g, ' ');
  throw new BackupError(`${program} failed: ${said || failure.message}`);
}

/**
 * Does something with an address as PostgreSQL's programs take it, on a command line, which all users
 * of the machine see: the password is in a file for the owner alone.
 */
export async function withProgramAddress<Result>(
  databaseUrl: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const url = new URL(databaseUrl);
  for (const name of OWN_PARAMETERS) url.searchParams.delete(name);
  if (url.password === '') return work(url.href);
  const folder = await mkdtemp(join(tmpdir(), 'morsel-password-'));
  try {
    const file = join(folder, 'password');
    const password = decodeURIComponent(url.password).replaceAll(/[\\:]/g, String.raw`\$&`);
    await writeFile(file, `*:*:*:*:${password}\n`, { mode: OWNER_ONLY });
    url.password = '';
    url.searchParams.set('passfile', file);
    return await work(url.href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws BackupError when the program is missing, or older than the server. */
export async function checkVersion(program: PostgresProgram, databaseUrl: string): Promise<void> {
  const said = await runPostgres(program, ['--version']);
  const own = Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1]);
  const server = await serverVersion(databaseUrl);
  if (own >= server) return;
  throw new BackupError(
    `${program} is of PostgreSQL ${own}, older than the server (${server}): install postgresql-client-${server}`,
  );
}

async function serverVersion(databaseUrl: string): Promise<number> {
  const db = await connectDatabase(databaseUrl);
  try {
    const { rows } = await sql<{ serverVersionNum: string }>`show server_version_num`.execute(db);
    return Math.floor(Number(rows[0]?.serverVersionNum) / 10_000);
  } finally {
    await db.destroy();
  }
}
