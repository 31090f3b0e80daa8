import { Readable } from 'node:stream';

import type { BookSources, Passage, Source } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation, readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { SAMPLE_CHAPTER, aSource, groundItem } from '../../testing/sources.ts';

const FOXES = `Chapter 1: Day

${'The fox sleeps by day under the roots of an old oak. '.repeat(40)}

Chapter 2: Night

${'The fox hunts by night along the edge of the field. '.repeat(40)}
`;

let server: TestServer;
let book: { id: number; title: string };
beforeEach(async () => {
  server = await testServer();
  book = await aBook(server.db);
});

function add(reader: TestReader, text: string | Buffer, name = 'foxes.txt', kind = 'file') {
  return reader.inject({
    method: 'POST',
    url: `/api/books/${book.id}/sources?name=${encodeURIComponent(name)}&kind=${kind}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
}

const remove = (reader: TestReader, sourceId: number) =>
  reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/sources/${sourceId}` });

async function sourcesOf(reader: TestReader): Promise<BookSources> {
  return (await reader.inject({ url: `/api/books/${book.id}/sources` })).json();
}

async function added(reader: TestReader, text = FOXES): Promise<Source> {
  const response = await add(reader, text);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json();
}

const rowsOf = async (table: 'sourceChapters' | 'sources') =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

describe('a text', () => {
  test('is stored with its chapters, for its reader alone', async () => {
    const [reader, other] = [await server.guest(), await server.account()];

    const source = await added(reader);

    expect(source).toMatchObject({
      name: 'foxes.txt',
      format: 'text',
      isShared: false,
      questionParts: 0,
      chapters: [{ words: expect.any(Number) }, { words: expect.any(Number) }],
    });
    expect(source.parts).toBe(2);
    expect(source.chapters.reduce((sum, { words }) => sum + words, 0)).toBe(source.words);
    expect(await sourcesOf(reader)).toEqual({
      sources: [source],
      mayGenerate: true,
      hasModel: false,
    });
    expect(await sourcesOf(other)).toEqual({ sources: [], mayGenerate: false, hasModel: false });
  });

  test('that two readers add is one, each under their own name', async () => {
    const [one, two] = [await server.account(), await server.account()];
    const source = await added(one);
    const again = await add(two, FOXES, 'my foxes.txt');
    expect(again.json()).toMatchObject({ id: source.id, name: 'my foxes.txt' });
    expect((await sourcesOf(one)).sources).toMatchObject([{ id: source.id, name: 'foxes.txt' }]);
    expect(await rowsOf('sources')).toBe(1);
  });

  test('of an admin is for all', async () => {
    const [admin, reader] = [await server.account({ role: 'admin' }), await server.guest()];
    const source = await added(admin);
    expect(source.isShared).toBe(true);
    expect(await sourcesOf(reader)).toMatchObject({
      sources: [{ id: source.id, isShared: true }],
      mayGenerate: false,
    });
  });

  test('may be pasted notes', async () => {
    const reader = await server.guest();
    const response = await add(reader, 'Foxes sleep by day. They hunt by night.', 'Notes', 'notes');
    expect(response.json()).toMatchObject({ format: 'notes', name: 'Notes' });
  });

  test.each([
    ['an empty file', ''],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['half a PDF', '%PDF-1.7\n1 0 obj'],
  ])('that is %s is refused, with the reason', async (_, bytes) => {
    const reader = await server.guest();
    const response = await add(reader, bytes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field: 'file', detail: expect.stringMatching(/\.$/) });
    expect(await rowsOf('sources')).toBe(0);
  });

  test('above 30 MB is turned away before it is read', async () => {
    const reader = await server.guest();
    const response = await reader.inject({
      method: 'POST',
      url: `/api/books/${book.id}/sources?name=a.pdf`,
      headers: { 'content-type': 'application/octet-stream', 'content-length': '30000001' },
      payload: 'x',
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ field: 'file' });
  });

  test.each([
    ['of a length that is not told is read', [FOXES], { status: 200, name: 'a.txt' }],
    [
      'of such a length above 30 MB is refused',
      Array(31).fill('x'.repeat(1e6)),
      { status: 413, field: 'file' },
    ],
    ['of no bytes at all is refused', undefined, { status: 400, field: 'file' }],
  ])('%s', async (_, pieces, expected) => {
    const reader = await server.guest();
    const response = await reader.inject({
      method: 'POST',
      url: `/api/books/${book.id}/sources?name=a.txt`,
      ...(pieces && {
        headers: { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
        payload: Readable.from(pieces),
      }),
    });
    expect({ status: response.statusCode, ...response.json() }).toMatchObject(expected);
  });

  test('does not wait for the large one of another reader', async () => {
    const [other, reader] = [await server.guest(), await server.account()];
    const read: string[] = [];
    const send = async (sender: TestReader, text: string, name: string) => {
      const { statusCode } = await add(sender, text, name);
      read.push(`${name} ${statusCode}`);
    };
    const large = `${'The fox sleeps by day. '.repeat(100)}\n\n`.repeat(1_100);
    await Promise.all([send(other, large, 'large.txt'), send(reader, FOXES, 'small.txt')]);
    expect(read).toEqual(['small.txt 200', 'large.txt 200']);
  });

  test('of a book that the reader does not see is not taken', async () => {
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect((await add(await server.guest(), FOXES)).statusCode).toBe(404);
  });
});

describe('a text that its reader removes', () => {
  test('goes with what was made from it, and comes back with it', async () => {
    const reader = await server.account();
    await shelve(reader, book.id);
    const source = await added(reader);
    const [met, unmet] = [
      await aQuestion(server.db, { bookId: book.id }),
      await aQuestion(server.db, { bookId: book.id }),
    ];
    for (const { id } of [met, unmet]) await groundItem(server.db, id, source, 'The fox sleeps');
    await answer(reader, met.id, 1, operation('answer-1'));

    expect((await remove(reader, source.id)).json()).toEqual({ ok: true });

    expect(await sourcesOf(reader)).toMatchObject({ sources: [], mayGenerate: false });
    expect((await readFeed(reader)).json()).toEqual([]);
    expect(await rowsOf('sourceChapters')).toBe(0);
    const late = operation('answer-2', { 'item-revision': '1' });
    expect((await answer(reader, unmet.id, 1, late)).statusCode).toBe(200);
    expect((await remove(reader, source.id)).statusCode).toBe(404);

    expect((await added(reader)).id).toBe(source.id);
    expect((await readFeed(reader)).json()).toHaveLength(2);
  });

  test('stays for others who have it', async () => {
    const [one, two] = [await server.account(), await server.account()];
    const source = await aSource(server.db, { bookId: book.id, readers: [one, two] });
    await remove(one, source.id);
    expect((await sourcesOf(two)).sources).toMatchObject([{ id: source.id }]);
    await remove(two, source.id);
    expect(await rowsOf('sources')).toBe(0);
  });

  test('is nobody else’s to remove', async () => {
    const [one, two] = [await server.account(), await server.account()];
    const source = await aSource(server.db, { bookId: book.id, readers: [one] });
    expect((await remove(two, source.id)).statusCode).toBe(404);
    expect((await sourcesOf(one)).sources).toHaveLength(1);
  });

  test('of an admin is for all no more', async () => {
    const [admin, reader] = [await server.account({ role: 'admin' }), await server.account()];
    const source = await aSource(server.db, {
      bookId: book.id,
      readers: [admin, reader],
      shared: 1,
    });
    await remove(admin, source.id);
    expect((await sourcesOf(reader)).sources).toMatchObject([{ id: source.id, isShared: false }]);
    expect((await sourcesOf(await server.guest())).sources).toEqual([]);
  });

  test('goes with the reader’s account', async () => {
    const reader = await server.account({ email: 'rita@example.org' });
    const source = await aSource(server.db, { bookId: book.id, readers: [reader] });
    const question = await aQuestion(server.db, { bookId: book.id });
    await groundItem(server.db, question.id, source);
    const url = `/api/users/${reader.id}`;
    const payload = { confirmation: 'rita@example.org' };
    expect((await reader.inject({ method: 'DELETE', url, payload })).statusCode).toBe(200);
    expect(await rowsOf('sources')).toBe(0);
    expect(await server.db.selectFrom('items').select('id').execute()).toEqual([]);
  });
});

describe('what was made from a private text', () => {
  test('is seen, counted and answered by its readers alone', async () => {
    const [owner, stranger, admin] = [
      await server.account(),
      await server.account(),
      await server.account({ role: 'admin' }),
    ];
    const source = await aSource(server.db, { bookId: book.id, readers: [owner] });
    const question = await aQuestion(server.db, { bookId: book.id });
    const card = await aFlashcard(server.db, { bookId: book.id });
    for (const { id } of [question, card]) await groundItem(server.db, id, source);
    for (const reader of [owner, stranger, admin]) await shelve(reader, book.id);

    const lengths = async (reader: TestReader) => ({
      feed: (await readFeed(reader)).json().length,
      questions: (await reader.inject({ url: `/api/books/${book.id}/questions` })).json().length,
      flashcards: (await reader.inject({ url: `/api/books/${book.id}/flashcards` })).json().length,
      pack: (await reader.inject({ url: `/api/users/${reader.id}/study-pack` })).json().items
        .length,
      answered: (await answer(reader, question.id, 1, operation(`answered-by-${reader.id}`)))
        .statusCode,
      passage: (await reader.inject({ url: `/api/items/${card.id}/passage` })).statusCode,
    });

    const all = { feed: 2, questions: 1, flashcards: 1, pack: 2, answered: 200, passage: 200 };
    const none = { feed: 0, questions: 0, flashcards: 0, pack: 0, answered: 404, passage: 404 };
    expect(await lengths(owner)).toMatchObject(all);
    expect(await lengths(stranger)).toMatchObject(none);
    expect(await lengths(admin)).toMatchObject(none);
  });
});

test('a guest brings texts along into the account', async () => {
  const guest = await server.guest();
  const source = await aSource(server.db, { bookId: book.id, readers: [guest] });
  const account = await server.account();
  const cookie = `${account.headers.cookie}; ${guest.headers.cookie}`;
  const url = '/api/users/guest-progress';
  await server.app.inject({ method: 'POST', url, headers: { cookie } });
  expect((await sourcesOf(account)).sources).toMatchObject([{ id: source.id }]);
  expect((await sourcesOf(guest)).sources).toEqual([]);
});

test('a passage shows the quote as it stands in the text', async () => {
  const reader = await server.account();
  const source = await aSource(server.db, { bookId: book.id, readers: [reader] });
  const question = await aQuestion(server.db, { bookId: book.id });
  await groundItem(server.db, question.id, source, 'Iron is not,');
  const passage: Passage = (
    await reader.inject({ url: `/api/items/${question.id}/passage` })
  ).json();
  expect(passage).toEqual({
    chapter: SAMPLE_CHAPTER.title,
    before: 'Mercury is liquid in a warm room. ',
    quote: 'Iron is not,',
    after: ' and melts in a furnace only.',
  });
});
