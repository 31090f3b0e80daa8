import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { installWithApt } from './installing.ts';

const debianPostgres = '/usr/lib/postgresql';

function havePostgres(): boolean {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const folders = [
    ...versions.map((version) => join(debianPostgres, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.some((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Sees to it that the tests of simultaneous writes find a PostgreSQL: the server at
 * TEST_DATABASE_URL, or binaries to start one from. Throws a readable error when there is neither.
 */
export function ensurePostgres(): void {
  if (process.env['TEST_DATABASE_URL'] || havePostgres()) return;
  installWithApt('postgresql');
  if (havePostgres()) return;
  throw new Error(
    'The tests of simultaneous writes need PostgreSQL and it could not be installed. ' +
      'Install it, or set TEST_DATABASE_URL to a server on which they may create databases.',
  );
}
