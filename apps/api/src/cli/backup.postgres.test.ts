import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../database/connection.ts';
import { readEpoch } from '../database/installation.ts';
import { environmentWith } from '../process/config.ts';
import { aReader } from '../testing/a-reader.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { postgresDatabaseAt } from '../testing/postgres.ts';
import { testFolder } from '../testing/test-folder.ts';
import { until } from '../testing/until.ts';

const COMMAND = join(import.meta.dirname, 'backup.ts');

async function beginEpochAt(databaseUrl: string) {
  const child = spawn(process.execPath, [COMMAND, 'begin-epoch'], {
    // No program of PostgreSQL is there, as in the image.
    env: {
      ...compileCache(),
      PATH: '/nowhere',
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'x'.repeat(32),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, errors };
}

test("a new epoch is begun without PostgreSQL's programs, where nobody is connected", async () => {
  const { db, url } = await postgresDatabaseAt();
  const before = await readEpoch(db);
  const { errors } = await beginEpochAt(url);
  expect(errors).toContain('stop all processes of Morsel first');
  await db.destroy();

  expect(await beginEpochAt(url)).toEqual({ exitCode: 0, errors: '' });

  const after = await connectDatabase(url);
  onTestFinished(() => after.destroy());
  expect(await readEpoch(after)).not.toBe(before);
  expect((await aReader(after)).id).toBeGreaterThan(1_000_000);
});

test('one that is asked to stop ends its pg_dump, and leaves nothing', async () => {
  const { db, url } = await postgresDatabaseAt();
  const folder = await testFolder();
  const countDumps = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'pg_dump'`.execute(db);
    return rows.length;
  };
  await db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    const settings = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32), BACKUP_DIR: folder };
    const env = environmentWith({ ...compileCache(), ...settings });
    const child = spawn(process.execPath, [COMMAND], { env, stdio: 'ignore' });
    const closed = once(child, 'close');
    await until(async () => expect(await countDumps()).toBe(1));
    child.kill('SIGTERM');
    await closed;

    expect(child.signalCode).toBe('SIGTERM');
    expect(readdirSync(folder)).toEqual([]);
    await until(async () => expect(await countDumps()).toBe(0));
  });
});
