import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';

import { sqliteHandle } from '../../database/sqlite-handle.ts';
import { testDatabaseFile } from '../../testing/database.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { answer, operation, readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';

/** A server on a file, with a reader who has answered a question of their shelf. */
async function serverOnFile(options: { webFolder?: string } = {}) {
  const { db } = await testDatabaseFile();
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = await testServer({ db, logger: { level: 'error', stream }, ...options });
  const reader = await server.guest();
  const book = await aBook(db);
  const question = await aQuestion(db, { bookId: book.id });
  await shelve(reader, book.id);
  const handle = sqliteHandle(db);
  if (handle === undefined) throw new Error('This is a test of SQLite');
  const ready = () => server.app.inject({ url: '/health/ready' });
  const answerOnce = (opId: string) => answer(reader, question.id, 1, operation(opId));
  expect((await answerOnce('operation-1')).statusCode).toBe(200);
  return { ...server, reader, handle, lines, ready, answerOnce };
}

type Server = Awaited<ReturnType<typeof serverOnFile>>;

/** Another program that takes the write lock of the file; returns what lets go of it. */
function takeLock({ handle }: Pick<Server, 'handle'>): () => void {
  const other = new Database(handle.name);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  return () => other.exec('rollback');
}

async function expectUnavailable(answering: ReturnType<TestReader['inject']>): Promise<void> {
  const { statusCode, headers, ...refused } = await answering;
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining('try again'),
  });
}

const failures: [string, RegExp, (server: Server) => () => void][] = [
  [
    'the disk is full',
    /the disk of the database is full \(SQLITE_FULL\): database or disk is full/,
    ({ handle }) => {
      handle.exec(`create table filler (bytes);
        create temp trigger fill after insert on main.review_events begin
          insert into filler values (zeroblob(100000));
        end`);
      handle.pragma('max_page_count = 1');
      return () => handle.pragma('max_page_count = 100000');
    },
  ],
  [
    'nothing can be written',
    /cannot be written \(SQLITE_READONLY\)/,
    ({ handle }) => {
      handle.pragma('query_only = on');
      return () => handle.pragma('query_only = off');
    },
  ],
];

test.each(failures)('while %s, writes may be tried again and feeds are read', async (...args) => {
  const [, cause, breakDown] = args;
  const server = await serverOnFile();
  const { reader, clock, lines, ready, answerOnce } = server;
  const repair = breakDown(server);

  await expectUnavailable(answerOnce('operation-2'));
  await expectUnavailable(answerOnce('operation-2'));
  // A visit of another day, which else would be noted.
  clock.now += 2 * 24 * 60 * 60 * 1000;
  expect((await readFeed(reader)).statusCode).toBe(200);
  expect((await ready()).statusCode).toBe(200);
  const told = lines.filter((line) => line.includes('the database cannot be used'));
  expect(told).toEqual([expect.stringMatching(cause)]);

  repair();
  expect((await answerOnce('operation-2')).json()).toMatchObject({ isCorrect: true });
});

test('a lock of another program is waited for while all else goes on', async () => {
  const server = await serverOnFile();
  const release = takeLock(server);
  let isAnswered = false;
  const answering = server.answerOnce('operation-2').then((answered) => {
    isAnswered = true;
    return answered;
  });
  expect((await server.ready()).statusCode).toBe(200);
  expect((await readFeed(server.reader)).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await answering).statusCode).toBe(200);
});

test('nothing is answered for that went into a file which is not there any more', async () => {
  const { handle, lines, ready, answerOnce } = await serverOnFile();
  await rename(handle.name, `${handle.name}-away`);

  await expectUnavailable(answerOnce('operation-2'));
  await expectUnavailable(ready());
  expect(lines.join('')).toMatch(/was deleted or moved/);

  await writeFile(handle.name, 'something else');
  await expectUnavailable(ready());
  expect(lines.join('')).toMatch(/another file is where the database was/);

  await rm(handle.name);
  await rename(`${handle.name}-away`, handle.name);
  expect((await ready()).statusCode).toBe(200);
  expect((await answerOnce('operation-2')).statusCode).toBe(200);
});

test('that the file has gone is seen without anybody writing', async () => {
  const { handle, reader } = await serverOnFile();
  await rm(handle.name);
  await until(async () => {
    expect((await reader.inject({ url: '/api/books' })).statusCode).toBe(503);
  });
});

test('nothing is answered for that went into a log which is not there any more', async () => {
  const { handle, lines, ready, answerOnce } = await serverOnFile();
  expect((await ready()).statusCode).toBe(200);
  const log = `${handle.name}-wal`;
  await rename(log, `${log}-away`);
  await expectUnavailable(answerOnce('operation-2'));
  await expectUnavailable(ready());
  expect(lines.join('')).toMatch(/the log beside the database was deleted or replaced/);
  await rename(`${log}-away`, log);
  expect((await answerOnce('operation-2')).statusCode).toBe(200);
});

test('a folder that cannot be looked into ends nobody, and is told', async () => {
  const { handle, lines, ready } = await serverOnFile();
  const folder = dirname(handle.name);
  await rename(folder, `${folder}-away`);
  await symlink(folder, folder);
  await expectUnavailable(ready());
  expect(lines.join('')).toMatch(/cannot be looked into \(ELOOP\)/);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  expect((await ready()).statusCode).toBe(200);
});

test('the page of a book comes without its database, so that the app can say so', async () => {
  const webFolder = await testFolder();
  await writeFile(join(webFolder, 'index.html'), '<html><head></head><body>Morsel</body></html>');
  const { handle, app, ready } = await serverOnFile({ webFolder });
  await rm(handle.name);
  await expectUnavailable(ready());
  const page = await app.inject({ url: '/books/made-book', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(503);
  expect(page.headers['retry-after']).toBe('5');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('Morsel');
});
