import { once } from 'node:events';
import { copyFile, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import { aBook, aQuestion } from '../testing/factories.ts';
import { modelServer } from '../testing/model-server/model-server.ts';
import { saysJson } from '../testing/model-server/replies.ts';
import { answer, claim, operation } from '../testing/reader-calls.ts';
import { testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { readConfig } from './config.ts';
import { StartError } from './open-database.ts';
import { startServer } from './start-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morsel-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const urlOf = (file: string) => `file:${join(folder, file)}`;

let said: string[];
beforeEach(() => {
  said = [];
});

/** Starts and stops, with something done meanwhile; what was said meanwhile is noted. */
async function start(
  settings: Record<string, string> = {},
  meanwhile: (db: Db) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const config = readConfig({ PORT: '0', DATABASE_URL: urlOf('data/morsel.db'), ...settings });
  const { app, db } = await startServer(config, (line) => said.push(line));
  try {
    await meanwhile(db);
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function reasonAgainst(settings: Record<string, string>): Promise<string> {
  const failure: unknown = await start(settings).then(String, (error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  return String(failure);
}

test('a start is refused when a port is in use, and the next one tells the admin', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const reason = await reasonAgainst({ PORT: String(port) });
  expect(reason).toMatch(new RegExp(`port ${port} .*PORT.*EADDRINUSE`));
  const ofFigures = await reasonAgainst({ METRICS: String(port) });
  expect(ofFigures).toMatch(new RegExp(`port ${port} .*METRICS.*EADDRINUSE`));
  expect(said).toEqual([]);

  await start();
  expect(said).toEqual([expect.stringContaining('Admin account, shown this once')]);
});

test('a start is refused when the data folder cannot be written', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const reason = await reasonAgainst({ DATABASE_URL: urlOf('a-file/data/morsel.db') });
  const data = join(folder, 'a-file/data');
  expect(reason).toContain(`cannot open the database (${data}/morsel.db)`);
  expect(reason).toContain(`the folder ${data} cannot be written (ENOTDIR`);
});

test('a start is refused when the admin has a password that readers may not have', async () => {
  const admin = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'lovelace' };
  await start(admin);
  const reason = await reasonAgainst({
    ...admin,
    ADMIN_PASSWORD: 'sunshine',
    PASSWORD_POLICY: 'strict',
  });
  expect(reason).toMatch(/ADMIN_PASSWORD does not fit PASSWORD_POLICY=strict: .*most used/);
});

test('a start is refused when the file is no database', async () => {
  await writeFile(join(folder, 'letter.db'), 'Dear reader, '.repeat(100));
  const reason = await reasonAgainst({ DATABASE_URL: urlOf('letter.db') });
  expect(reason).toContain('cannot open the database (');
});

describe('a start is refused when the file is damaged', () => {
  const file = () => join(folder, 'data/morsel.db');
  const cutInHalf = async (path: string) => truncate(path, (await stat(path)).size / 2);

  test('since half of it is gone', async () => {
    await start();
    await cutInHalf(file());
    expect(await reasonAgainst({})).toMatch(/database \(.*morsel\.db\): .*damaged/);
  });

  test('since half of it is gone, beside a log that goes on', async () => {
    await start();
    await start({}, async (db) => {
      await aBook(db);
      for (const end of ['', '-wal']) await copyFile(file() + end, join(folder, `copy.db${end}`));
    });
    await cutInHalf(join(folder, 'copy.db'));
    const reason = await reasonAgainst({ DATABASE_URL: urlOf('copy.db') });
    expect(reason).toMatch(/database \(.*copy\.db\): .*damaged/);
  });

  test('since something else was written into it', async () => {
    await start();
    const handle = await open(file(), 'r+');
    await handle.write(Buffer.alloc(100_000, 7), 0, 100_000, 8192);
    await handle.close();
    expect(await reasonAgainst({})).toMatch(/database \(.*morsel\.db\): .*damaged/);
  });
});

test('a start is refused when a migration fails', async () => {
  const foreign = new Database(join(folder, 'foreign.db'));
  foreign.exec('create table users (id integer primary key)');
  foreign.close();
  const reason = await reasonAgainst({ DATABASE_URL: urlOf('foreign.db') });
  expect(reason).toMatch(/cannot bring the database up to date: .*users/);
});

test('claims wait for people, and get a second opinion from a server with a provider', async () => {
  const { openAi } = await modelServer({ behave: () => saysJson({ same: true }) });
  const stateIn = async (db: Db) =>
    (await db.selectFrom('answerClaims').select('state').executeTakeFirstOrThrow()).state;

  await start({}, async (db) => {
    const { guest } = await testServer({ db });
    const { id: itemId } = await aQuestion(db, { bookId: (await aBook(db)).id, type: 'typed' });
    const reader = await guest();
    await answer(reader, itemId, { text: 'Attraction' }, operation('answer-1'));
    await claim(reader, { itemId, opId: 'answer-1' });
  });
  await start({}, async (db) => expect(await stateIn(db)).toBe('open'));

  const settings = { OPENAI_BASE_URL: openAi.baseUrl ?? '', OPENAI_MODEL: 'scripted' };
  await start(settings, (db) => until(async () => expect(await stateIn(db)).toBe('accepted')));
});
