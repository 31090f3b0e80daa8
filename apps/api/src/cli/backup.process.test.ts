import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { readEpoch } from '../database/installation.ts';
import { seedTopics } from '../library/topics.ts';
import { openDatabase } from '../process/open-database.ts';
import { keptSessionSecret } from '../process/session-secret.ts';
import { aReader } from '../testing/a-reader.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { testFolder } from '../testing/test-folder.ts';

const COMMAND = join(import.meta.dirname, 'backup.ts');
const PATIENCE_MS = MINUTE_MS;

async function command(words: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...compileCache(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { exitCode: child.exitCode, output, errors };
}

test('the commands make, list, verify and restore', { timeout: PATIENCE_MS }, async () => {
  const folder = await testFolder();
  const DATABASE_URL = `file:${join(folder, 'morsel.db')}`;
  const db = await openDatabase(DATABASE_URL);
  await seedTopics(db);
  await aReader(db);
  const secret = await keptSessionSecret(DATABASE_URL);

  // While it is open, as a server has it.
  const made = await command(['--with-secret'], { DATABASE_URL });
  await db.destroy();
  const name = readdirSync(join(folder, 'backups')).find((file) => file.endsWith('.zst')) ?? '?';
  expect(made).toMatchObject({ exitCode: 0, errors: '' });
  expect(made.output).toContain(`${name} (`);

  const listed = await command(['list'], { DATABASE_URL });
  expect(listed.output).toMatch(new RegExp(`UTC .* MB .*${name}.*with the session secret`));

  const verified = await command(['verify', name], { DATABASE_URL });
  expect(verified.output).toContain('is whole. Its totals equal the log (readers: 1).');

  const elsewhere = {
    DATABASE_URL: `file:${join(folder, 'elsewhere/morsel.db')}`,
    BACKUP_DIR: join(folder, 'backups'),
  };
  expect(await command(['restore', name], elsewhere)).toMatchObject({ exitCode: 0, errors: '' });
  expect(await keptSessionSecret(elsewhere.DATABASE_URL)).toBe(secret);
  const begun = await command(['begin-epoch'], elsewhere);
  expect(begun).toMatchObject({ exitCode: 0, errors: '' });
  const again = await command(['restore', name], elsewhere);
  expect(again).toMatchObject({ exitCode: 1, output: '' });
  expect(again.errors).toContain('--replace');
});

test('a new epoch is begun by hand, where nobody has the database open', async () => {
  const DATABASE_URL = `file:${join(await testFolder(), 'morsel.db')}`;
  expect(await command(['begin-epoch'], { DATABASE_URL })).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('there is no database'),
  });
  const db = await openDatabase(DATABASE_URL);
  const before = await readEpoch(db);
  expect(await command(['begin-epoch'], { DATABASE_URL })).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('is in use'),
  });
  expect(await readEpoch(db)).toBe(before);
  await db.destroy();

  expect(await command(['begin-epoch'], { DATABASE_URL })).toMatchObject({ exitCode: 0 });

  const after = await openDatabase(DATABASE_URL);
  onTestFinished(() => after.destroy());
  expect(await readEpoch(after)).not.toBe(before);
  expect((await aReader(after)).id).toBeGreaterThan(1_000_000);
});

test('without pg_dump it says what to install', { timeout: PATIENCE_MS }, async () => {
  const { exitCode, errors } = await command([], {
    PATH: '/nowhere',
    DATABASE_URL: 'postgres://morsel@localhost/morsel',
    SESSION_SECRET: 'x'.repeat(32),
    BACKUP_DIR: await testFolder(),
  });

  expect(exitCode).toBe(1);
  expect(errors).toContain('pg_dump is not installed');
  expect(errors).toContain('apt-get install postgresql-client');
});

test.each([
  [['mend']],
  [['verify']],
  [['list', 'x']],
  [['--replace']],
  [['restore', 'x', '--prune']],
])('says how it is used when it gets %j', async (words) => {
  const { exitCode, errors } = await command(words, { DATABASE_URL: 'file:/nowhere/morsel.db' });

  expect(exitCode).toBe(2);
  expect(errors).toContain('Usage: pnpm backup');
});
