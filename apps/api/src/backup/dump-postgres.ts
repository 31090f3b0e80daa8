import { chmod } from 'node:fs/promises';

import { syncPath } from './pack-file.ts';
import { checkVersion, runPostgres, withProgramAddress } from './postgres-programs.ts';

const OWNER_ONLY = 0o600;

/**
 * Dumps a PostgreSQL database as it is at this moment, and reads the file through once. Its totals are
 * not compared with the log: that takes a database, which `verify` makes.
 *
 * @throws BackupError when pg_dump cannot do it.
 */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<undefined> {
  await checkVersion('pg_dump', databaseUrl);
  await withProgramAddress(databaseUrl, (address) =>
    runPostgres('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${to}`,
      `--dbname=${address}`,
    ]),
  );
  await chmod(to, OWNER_ONLY);
  await readThrough(to);
  await syncPath(to);
}

/** @throws BackupError when a dump cannot be read to its end. */
export async function readThrough(dump: string): Promise<void> {
  await runPostgres('pg_restore', ['--file=/dev/null', dump]);
}
