import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { sql } from 'kysely';

import { connectDatabase } from '../database/connection.ts';
import { OWNER_ONLY } from '../database/owner-only.ts';
import { OWN_PARAMETERS } from '../database/postgres-dialect.ts';
import { BackupError } from './backup-error.ts';

export type PostgresProgram = 'pg_dump' | 'pg_restore' | 'psql';

type Running = {
  readonly args: readonly string[];
  /** Ends the program. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Runs one of PostgreSQL's own programs, and returns what it printed.
 *
 * @throws BackupError when it is not installed, fails, or is ended.
 */
export async function runPostgres(
  program: PostgresProgram,
  { args, signal }: Running,
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  const [output] = await Promise.all([text(child.stdout), endOf(child, program)]);
  return output;
}

/**
 * Runs two of them, of which the second reads what the first prints. Where the first fails, the second
 * is ended before it could take what it got for all.
 *
 * @throws as `runPostgres`
 */
export async function pipePostgres(
  [first, itsArgs]: readonly [PostgresProgram, readonly string[]],
  [second, args]: readonly [PostgresProgram, readonly string[]],
  signal?: AbortSignal,
): Promise<void> {
  const ending = signal && { signal };
  const from = spawn(first, itsArgs, { stdio: ['ignore', 'pipe', 'pipe'], ...ending });
  const to = spawn(second, args, { stdio: ['pipe', 'ignore', 'pipe'], ...ending });
  // Whoever ends early says why itself.
  to.stdin.on('error', () => from.kill());
  from.stdout.pipe(to.stdin, { end: false });
  const said = endOf(from, first).then(
    () => void to.stdin.end(),
    (error: unknown) => {
      to.kill();
      throw error;
    },
  );
  const [ofSecond, ofFirst] = await Promise.allSettled([endOf(to, second), said]);
  for (const outcome of from.killed ? [ofSecond, ofFirst] : [ofFirst, ofSecond]) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

type WithErrors = ChildProcess & { readonly stderr: Readable };

/** @throws BackupError unless it ends well. */
async function endOf(child: WithErrors, program: PostgresProgram): Promise<void> {
  const ended = once(child, 'close').then(
    ([code]) =>
      code === 0 ? undefined : new Error(code === null ? 'it was ended' : `exit ${code}`),
    (error: Error) => error,
  );
  const [errors, failure] = await Promise.all([text(child.stderr), ended]);
  if (failure === undefined) return;
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
  const password = passwordOf(url);
  if (password === '') return work(url.href);
  const folder = await mkdtemp(join(tmpdir(), 'morsel-password-'));
  try {
    const file = join(folder, 'password');
    const line = `*:*:*:*:${password.replaceAll(/[\\:]/g, String.raw`\$&`)}\n`;
    await writeFile(file, line, { mode: OWNER_ONLY });
    url.password = '';
    url.searchParams.delete('password');
    url.searchParams.set('passfile', file);
    return await work(url.href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Both places are the driver's; where both have one, that among the parameters counts. */
const passwordOf = (url: URL) =>
  url.searchParams.get('password') || decodeURIComponent(url.password);

/** @throws BackupError when the program is missing, or older than the server. */
export async function checkVersion(program: PostgresProgram, databaseUrl: string): Promise<void> {
  const said = await runPostgres(program, { args: ['--version'] });
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
