import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { seedTopics } from '../library/topics.ts';
import { openDatabase } from '../process/open-database.ts';
import { aReader } from '../testing/a-reader.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { practiseAt } from '../testing/practise.ts';

const REBUILD = join(import.meta.dirname, 'rebuild-log.ts');
const PATIENCE_MS = MINUTE_MS;

async function rebuild(databaseUrl: string) {
  const child = spawn(process.execPath, [REBUILD], {
    env: { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { exitCode: child.exitCode, output, errors };
}

test('the command sets right what differs from the log', { timeout: PATIENCE_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-rebuild-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${join(folder, 'morsel.db')}`;
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  await seedTopics(db);
  const [reader, other] = [await aReader(db), await aReader(db)];
  for (const each of [reader, other]) {
    await practiseAt(db, each, { times: [LONG_AGO, LONG_AGO + 1000], timeZone: 'UTC' });
  }
  const totals = () => db.selectFrom('users').selectAll().orderBy('id').execute();
  const before = await totals();
  await db.updateTable('users').set({ xp: 1000, ratings: 7 }).where('id', '=', other.id).execute();
  await db.deleteFrom('memoryStates').where('userId', '=', other.id).execute();

  const said = (rows: number) => ({
    exitCode: 0,
    errors: '',
    output: `Readers: 2. Rows that differed from the log and were set right: ${rows}.\n`,
  });
  expect(await rebuild(databaseUrl)).toEqual(said(2));
  expect(await totals()).toEqual(before);
  expect(await rebuild(databaseUrl)).toEqual(said(0));
});
