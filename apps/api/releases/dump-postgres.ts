import { runPostgres } from '../src/backup/postgres-programs.ts';

/** What is about the session that reads a dump, or about psql. */
const ABOUT_SESSIONS = /^(--|SET |SELECT pg_catalog\.set_config|\\)/;

/** A PostgreSQL as statements that make it again, each ended by `;\n`, in the schema `public`. */
export async function dumpPostgres(url: string): Promise<string> {
  const args = ['--inserts', '--no-owner', '--no-privileges', `--dbname=${url}`];
  const dump = await runPostgres('pg_dump', { args });
  const lines = dump.split('\n').filter((line) => line !== '' && !ABOUT_SESSIONS.test(line));
  return `${lines.join('\n')}\n`;
}
