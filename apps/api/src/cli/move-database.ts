import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { addressKind, sqlitePath } from '../database/database-address.ts';
import { moveDatabase } from '../moving/move-database.ts';
import { MoveError } from '../moving/move-error.ts';
import { databaseAddress } from '../process/setting-parsers.ts';
import { endMisused, runToSay, say } from './command-line.ts';

const USAGE = `Usage: pnpm move-database --from <address> --to <address>

Copies a whole database into an empty one of the other kind, and compares every row. Morsel must be
stopped. Addresses are those of DATABASE_URL:

  pnpm move-database --from file:./data/morsel.db --to postgres://morsel:secret@localhost/morsel
  pnpm move-database --from postgres://morsel:secret@localhost/morsel --to file:./data/morsel.db`;

function addressesOf(args: string[]): { from: string; to: string } | undefined {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    const { from = '', to = '' } = parseArgs({ args, options }).values;
    const isFit = [from, to].every((address) => databaseAddress(address) !== undefined);
    return isFit ? { from, to } : undefined;
  } catch {
    return undefined;
  }
}

async function move({ from, to }: { from: string; to: string }): Promise<string> {
  // Opening would make an empty one.
  if (addressKind(from) === 'file' && !existsSync(sqlitePath(from))) {
    throw new MoveError(`there is no database at ${sqlitePath(from)}`);
  }
  const moved = await moveDatabase({ from, to, say });
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Moved ${rows} rows of ${moved.length} tables; each was compared and is the same.`,
    'From now on start Morsel with the new address as DATABASE_URL.',
    addressKind(to) === 'file'
      ? 'Keep SESSION_SECRET as it is, else accounts have to sign in again.'
      : 'Set SESSION_SECRET to what is in the file session-secret beside the old database, else accounts have to sign in again.',
  ].join('\n');
}

const addresses = addressesOf(process.argv.slice(2));
if (addresses === undefined) endMisused(USAGE);
else await runToSay(() => move(addresses));
