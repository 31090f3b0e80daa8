import { existsSync } from 'node:fs';

import { USAGE, commandOf } from './administering.ts';
import { type Config, ConfigError, configFromEnvironment } from './config.ts';
import { sqlitePath } from './database/connection.ts';
import { NotFoundError } from './errors.ts';
import { StartError, openDatabase } from './opening.ts';
import { shownAddress } from './shown-address.ts';

const FAILED = 1;
const MISUSED = 2;

const command = commandOf(process.argv.slice(2));
if (command === undefined) {
  end(MISUSED, USAGE);
} else {
  try {
    process.stdout.write(`${await run(command, configFromEnvironment())}\n`);
  } catch (error) {
    const expected = [ConfigError, StartError, NotFoundError].some((kind) => error instanceof kind);
    if (!expected) throw error;
    end(FAILED, error instanceof Error ? error.message : '');
  }
}

async function run(
  act: NonNullable<typeof command>,
  { databaseUrl, host, port, publicUrl }: Config,
): Promise<string> {
  // Opening would make an empty one.
  if (databaseUrl.startsWith('file:') && !existsSync(sqlitePath(databaseUrl))) {
    throw new StartError(
      `there is no database at ${sqlitePath(databaseUrl)} yet: start Morsel once`,
    );
  }
  const db = await openDatabase(databaseUrl);
  try {
    return await act({ db, now: Date.now(), origin: publicUrl ?? shownAddress(host, port) });
  } finally {
    await db.destroy();
  }
}

function end(exitCode: number, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
}
