import { createHash } from 'node:crypto';

import type { BookSources, FollowedDocuments } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { aDocument } from '../../testing/documents.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

const CHAPTERS = ['Iron', 'Tin', 'Zinc', 'Lead'].map((title) => ({
  title,
  text: `${title} is a metal. Mercury is liquid in a warm room.`,
}));
const DIGEST = '0b229176d4e8db7f6d2b5a4952368d7a';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let server: TestServer;
let reader: TestReader;
let token: string;
let book: { id: number; title: string };
let sourceId: number;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ token } = await accessToken(server, reader, ['study']));
  book = await aBook(server.db, { title: 'Metals', author: 'Ann Author' });
  const readers = [reader];
  const source = { bookId: book.id, readers, chapters: CHAPTERS, format: 'epub' as const };
  ({ id: sourceId } = await aSource(server.db, source));
  await shelve(reader, book.id);
});

/** What KOReader sends: the MD5 of the password that was typed. */
const keysOf = (password: string) => ({ 'x-auth-user': 'rita', 'x-auth-key': md5(password) });

const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, password = token) =>
  server.app.inject({
    method,
    url: `/api/koreader${path}`,
    headers: { ...keysOf(password), accept: 'application/vnd.koreader.v1+json' },
    ...(payload && { payload }),
  });

const push = (over: object = {}, password = token) =>
  call(
    'PUT',
    '/syncs/progress',
    {
      document: DIGEST,
      progress: '/body/DocFragment[20]/body/p[22]/img.0',
      percentage: 0.32,
      device: 'Kobo_nova',
      device_id: 'AB12',
      ...over,
    },
    password,
  );

const ofFile = (partialMd5: string | null, more: { name?: string; spineItems?: string } = {}) =>
  server.db
    .updateTable('sourceReaders')
    .set({ partialMd5, ...more })
    .where('sourceId', '=', sourceId)
    .execute();

const textOf = async (who = reader) => {
  const { sources }: BookSources = (
    await who.inject({ url: `/api/books/${book.id}/sources` })
  ).json();
  return sources[0];
};
const reached = async () => (await textOf())?.reached;

const documentsOf = async (who = reader): Promise<FollowedDocuments> =>
  (await who.inject({ url: `/api/users/${who.id}/documents` })).json();

const link = (documentId: number | undefined, bookId: number | null, who = reader) =>
  who.inject({
    method: 'PATCH',
    url: `/api/users/${who.id}/documents/${documentId}`,
    payload: { bookId },
  });

describe('a device', () => {
  test('logs in with an access token as its password', async () => {
    const answer = await call('GET', '/users/auth');
    expect([answer.statusCode, answer.json()]).toEqual([200, { authorized: 'OK' }]);
  });

  test.each([
    ['another password', () => keysOf('a guess')],
    ['no password', () => ({ 'x-auth-user': 'rita' })],
    ['a key that is none', () => ({ 'x-auth-user': 'rita', 'x-auth-key': `${md5(token)}0` })],
    ['a cookie alone', () => reader.headers],
  ])('is not let in with %s', async (_, headers) => {
    for (const [method, path] of [
      ['GET', '/users/auth'],
      ['PUT', '/syncs/progress'],
      ['GET', `/syncs/progress/${DIGEST}`],
    ] as const) {
      const url = `/api/koreader${path}`;
      const answer = await server.app.inject({ method, url, headers: headers() });
      expect([path, answer.statusCode]).toEqual([path, 401]);
      expect(answer.json()).toEqual({
        code: 2001,
        message: expect.stringContaining('access token'),
      });
    }
  });

  test('is not let in by a token that may only read, and is told so', async () => {
    const other = await accessToken(server, reader, ['read']);
    const answer = await push({}, other.token);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 2000, message: expect.stringContaining('study') },
    ]);
    expect(await documentsOf()).toEqual([]);
  });

  test('cannot make an account, and is told what to do', async () => {
    const answer = await call('POST', '/users/create', { username: 'rita', password: md5('x') });
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      { code: 2005, message: expect.stringContaining('access token') },
    ]);
  });

  test('finds the server in health', async () => {
    expect((await call('GET', '/healthcheck')).json()).toEqual({ state: 'OK' });
  });

  test('is told what another one has told last', async () => {
    const pushed = await push();
    const timestamp = server.clock.now / 1000;
    expect([pushed.statusCode, pushed.json()]).toEqual([200, { document: DIGEST, timestamp }]);
    server.clock.now += 60_000;
    await push({ percentage: 0.5, progress: 'p', device: 'Phone', device_id: undefined });

    expect((await call('GET', `/syncs/progress/${DIGEST}`)).json()).toEqual({
      document: DIGEST,
      percentage: 0.5,
      progress: 'p',
      device: 'Phone',
      timestamp: timestamp + 60,
    });
    expect((await call('GET', '/syncs/progress/none')).json()).toEqual({});
  });

  test('of another reader is told nothing', async () => {
    await push();
    const other = await accessToken(server, await server.account(), ['study']);
    const answer = await call('GET', `/syncs/progress/${DIGEST}`, undefined, other.token);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });

  test.each([
    ['no document', { document: '' }, 2004],
    ['a document with a colon', { document: 'a:b' }, 2004],
    ['no share', { percentage: undefined }, 2003],
    ['a share that is no number', { percentage: 'much' }, 2003],
    ['no place', { progress: undefined }, 2003],
    ['a place with a control character', { progress: 'a\u0000b' }, 2003],
    ['a device that is nothing', { device: ' ' }, 2003],
  ])('that tells %s is refused', async (_, over, code) => {
    const answer = await push(over);
    expect([answer.statusCode, answer.json().code]).toEqual([403, code]);
    expect(await documentsOf()).toEqual([]);
  });

  test('that sends what is no JSON is refused in its own words', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/koreader/syncs/progress',
      headers: { ...keysOf(token), 'content-type': 'application/json' },
      payload: '{',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 2000, message: 'The body is not valid JSON' },
    ]);
  });
});

describe('the reading position of a text', () => {
  test('follows the file that was added, and opens later chapters', async () => {
    const questions: number[] = [];
    for (const chapter of [0, 1, 2, 3]) {
      const { id } = await aQuestion(server.db, { bookId: book.id });
      await groundItem(server.db, id, { id: sourceId });
      const origins = server.db.updateTable('itemOrigins').set({ chapter });
      await origins.where('itemId', '=', id).execute();
      questions.push(id);
    }
    const feed = async () => {
      const items: { id: number }[] = (await readFeed(reader, { limit: 20 })).json();
      return items.map(({ id }) => id).toSorted((a, b) => a - b);
    };
    await ofFile(DIGEST);
    expect(await feed()).toEqual(questions);

    await push({ percentage: 0.3 });
    expect([await reached(), await feed()]).toEqual([2, questions.slice(0, 2)]);

    await push({ percentage: 0.6 });
    expect([await reached(), await feed()]).toEqual([3, questions.slice(0, 3)]);
  });

  test('tells what the device told', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.6 });
    const toldAt = server.clock.now;
    expect(await textOf()).toMatchObject({
      progress: { share: 0.6, device: 'Kobo_nova', toldAt },
    });
  });

  test('follows the document of an e-book, not the share', async () => {
    await ofFile(DIGEST, { spineItems: '[3,4,5,6]' });
    await push({ percentage: 0.9, progress: '/body/DocFragment[4]/body/p[1]' });
    expect(await reached()).toBe(2);
  });

  test('stays where it is when somebody leafs back', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.6 });
    await push({ percentage: 0.1 });
    expect(await reached()).toBe(3);
  });

  test('stays open once its reader has opened it again', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.3 });
    const url = `/api/users/${reader.id}/sources/${sourceId}`;
    await reader.inject({ method: 'PATCH', url, payload: { reached: null } });
    await push({ percentage: 0.6 });
    expect(await reached()).toBe(null);
  });

  test.each([
    ['the MD5 of its name', { document: md5('metals.epub') }, 'name'],
    ['its name', { metadata: { filename: 'metals.epub' } }, 'name'],
    ['title and authors', { metadata: { title: 'Metals', authors: 'Ann Author\nBob' } }, 'title'],
  ])('follows a file that is known by %s', async (_, over, kind) => {
    await ofFile(null, { name: 'metals.epub' });
    await push({ percentage: 0.6, ...over });
    expect([await reached(), (await documentsOf())[0]]).toEqual([
      3,
      expect.objectContaining({ link: kind, book: expect.objectContaining({ id: book.id }) }),
    ]);
  });

  test('does not follow a file of another reader', async () => {
    await ofFile(DIGEST);
    const stranger = await server.account();
    const { token: theirs } = await accessToken(server, stranger, ['study']);
    await push({ percentage: 0.6 }, theirs);
    expect([await reached(), (await documentsOf(stranger))[0]]).toEqual([
      null,
      expect.objectContaining({ book: null, link: null }),
    ]);
  });
});

describe('a document that is no book’s', () => {
  test('is kept, shown, and linked by hand', async () => {
    await push({ percentage: 0.6, metadata: { title: 'Metalle', authors: 'A. A.' } });
    const [document] = await documentsOf();
    expect(document).toMatchObject({ name: 'Metalle', book: null, progress: { share: 0.6 } });

    const linked = await link(document?.id, book.id);
    expect([linked.statusCode, linked.json()]).toEqual([
      200,
      expect.objectContaining({ link: 'reader', book: expect.objectContaining({ id: book.id }) }),
    ]);
    expect(await reached()).toBe(3);
    await push({ percentage: 0.9 });
    expect(await reached()).toBe(4);
  });

  test('is what its reader says it is, and not taken for a book again', async () => {
    await ofFile(DIGEST);
    await push({ percentage: 0.3 });
    const [document] = await documentsOf();
    await link(document?.id, null);
    await push({ percentage: 0.9 });
    expect([await reached(), (await documentsOf())[0]]).toEqual([
      2,
      expect.objectContaining({ book: null, link: 'reader' }),
    ]);
  });

  test('is linked to no book that its reader may not see', async () => {
    await push();
    const [document] = await documentsOf();
    const hidden = await aBook(server.db, { listed: 0 });
    expect((await link(document?.id, hidden.id)).statusCode).toBe(404);
    expect((await documentsOf())[0]?.book).toBe(null);
  });

  test('is nobody else’s to see, link or forget', async () => {
    await push();
    const [document] = await documentsOf();
    const other = await server.account();
    expect(await documentsOf(other)).toEqual([]);
    expect((await link(document?.id, book.id, other)).statusCode).toBe(404);
    const url = `/api/users/${other.id}/documents/${document?.id}`;
    expect((await other.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(await documentsOf()).toHaveLength(1);
  });

  test('is forgotten when its reader wants that', async () => {
    await push();
    const url = `/api/users/${reader.id}/documents/${(await documentsOf())[0]?.id}`;
    expect((await reader.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    expect(await documentsOf()).toEqual([]);
  });

  test('makes room when there are a thousand others, the oldest first', async () => {
    const userId = reader.id;
    const oldest = await aDocument(server.db, { userId, toldAt: 1 });
    const ofBook = await aDocument(server.db, { userId, toldAt: 0, bookId: book.id });
    for (let of = 0; of < 998; of += 1) await aDocument(server.db, { userId, toldAt: 2 });
    await push();
    const ids = (await documentsOf()).map(({ id }) => id);
    expect([ids.length, ids.includes(oldest.id), ids.includes(ofBook.id)]).toEqual([
      1000,
      false,
      true,
    ]);
  });
});
