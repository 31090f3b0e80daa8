import { writeFile } from 'node:fs/promises';

import { OWNER_ONLY } from '../database/owner-only.ts';
import { syncPath } from './pack-file.ts';
import { checkVersion, runPostgres, withProgramAddress } from './postgres-programs.ts';

/** Of the schemas with what restores have replaced: no backup takes them along. */
export const ASIDE_SCHEMA = 'morsel_before_';

/**
 * Dumps a PostgreSQL database as it is at this moment, and reads the file through once. Its totals are
 * not compared with the log: that takes a database, which `verify` makes. `signal` ends it.
 *
 * @throws BackupError when pg_dump cannot do it.
 */
export async function dumpPostgres(
  databaseUrl: string,
  to: string,
  signal?: AbortSignal,
): Promise<undefined> {
  await checkVersion('pg_dump', databaseUrl);
  // What it finds there it writes into.
  await writeFile(to, '', { flag: 'wx', mode: OWNER_ONLY });
  await withProgramAddress(databaseUrl, (address) =>
    runPostgres('pg_dump', {
      args: [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--exclude-schema=${ASIDE_SCHEMA}*`,
        `--file=${to}`,
        `--dbname=${address}`,
      ],
      signal,
    }),
  );
  await readThrough(to, signal);
  await syncPath(to);
}

/** @throws BackupError when a dump cannot be read to its end. */
export async function readThrough(dump: string, signal?: AbortSignal): Promise<void> {
  await runPostgres('pg_restore', { args: ['--file=/dev/null', dump], signal });
}
