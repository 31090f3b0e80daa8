import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../database/connection.ts';
import { readEpoch } from '../database/installation.ts';
import { aReader } from '../testing/a-reader.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { postgresDatabaseAt } from '../testing/postgres.ts';

async function beginEpochAt(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), 'begin-epoch'], {
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
