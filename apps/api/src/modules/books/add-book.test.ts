import type { AdminBook, Book, CreatedBook } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';

import { LONG_AGO, aBook } from '../../testing/factories.ts';
import { shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account({ createdAt: LONG_AGO });
});

const METALS = { title: 'The Book of Metals', author: 'Ann Author' };

const add = (by: TestReader, book: object): Promise<LightMyRequestResponse> =>
  by.inject({ method: 'POST', url: '/api/books', payload: book });

async function added(by: TestReader, book: object = METALS): Promise<CreatedBook> {
  const response = await add(by, book);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function read(bookId: number, by?: TestReader): Promise<Book> {
  const request = { url: `/api/books/${bookId}` };
  return (await (by ? by.inject(request) : server.app.inject(request))).json();
}

const countBooks = async () => (await server.db.selectFrom('books').select('id').execute()).length;

describe('a new book', () => {
  test('of an account is there for everybody, trimmed, with a topic', async () => {
    const book = await added(reader, { title: '  The Book of\tMetals ', author: ' Ann Author\n' });
    expect(book).toEqual({ id: expect.any(Number), title: 'The Book of Metals' });
    expect(await read(book.id)).toEqual({
      id: book.id,
      slug: 'the-book-of-metals-by-ann-author',
      ...METALS,
      year: null,
      description: '',
      imageUrl: null,
      coverUrl: null,
      topic: { name: 'History', color: expect.stringMatching(/^#/) },
    });
  });

  test('of a guest is there for the guest and admins until an admin lists it', async () => {
    const [guest, admin] = [await server.guest(), await server.account({ role: 'admin' })];
    const { id } = await added(guest);
    const seen = async () => [
      (await read(id, guest)).title,
      (await read(id, admin)).title,
      (await read(id, reader)).title,
    ];
    expect(await seen()).toEqual([METALS.title, METALS.title, 'Not Found']);
    expect((await shelve(guest, id)).statusCode).toBe(200);
    await admin.inject({
      method: 'PATCH',
      url: `/api/admin/books/${id}`,
      payload: { listed: true },
    });
    expect(await seen()).toEqual([METALS.title, METALS.title, METALS.title]);
  });

  test('needs a reader', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/books',
      payload: METALS,
    });
    expect(response.statusCode).toBe(401);
    expect(await countBooks()).toBe(0);
  });

  test('with the address of another book gets the next free one', async () => {
    for (const title of ['C++', 'C', 'C#']) await added(reader, { title, author: 'Ann' });
    const slugs = await server.db.selectFrom('books').select('slug').orderBy('id').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['c-by-ann', 'c-by-ann-2', 'c-by-ann-3']);
  });

  test.each([
    `"Quoted" & <script>alert('x')</script>`,
    'ספר המתכות',
    '金属の本 🧪',
    'W'.repeat(200),
    '🧪'.repeat(200),
  ])('keeps the title as it is: %s', async (title) => {
    const { id } = await added(reader, { title, author: title });
    expect(await read(id)).toMatchObject({ title, author: title });
  });
});

describe('a book that is there', () => {
  const SAME = { title: ' the  BOOK of metals', author: 'ann author ' };

  test('is answered to whoever may see it, who gains nothing by adding it', async () => {
    const book = await aBook(server.db, METALS);
    const before = await tableContents(server.db);
    expect(await added(reader, SAME)).toEqual({ id: book.id, title: METALS.title });
    expect(await tableContents(server.db)).toEqual(before);
  });

  test('is answered to its adder again and again', async () => {
    const guest = await server.guest();
    const book = await added(guest);
    const before = await tableContents(server.db);
    expect(await added(guest, SAME)).toEqual(book);
    expect(await tableContents(server.db)).toEqual(before);
  });

  test('unlisted for another guest is shared with the reader, and stays unlisted', async () => {
    const [first, second] = [await server.guest(), await server.guest()];
    const admin = await server.account({ role: 'admin' });
    const book = await added(first);
    for (const later of [second, reader]) {
      server.clock.now += 1000;
      const changed = { ...SAME, imageUrl: 'https://example.org/later.jpg' };
      expect(await added(later, changed)).toEqual(book);
      expect(await read(book.id, later)).toMatchObject({ ...METALS, imageUrl: null });
      expect((await shelve(later, book.id)).statusCode).toBe(200);
    }
    expect(await countBooks()).toBe(1);
    expect((await read(book.id, await server.guest())).title).toBe('Not Found');
    const books: AdminBook[] = (await admin.inject({ url: '/api/admin/books' })).json();
    expect(books).toMatchObject([{ id: book.id, addedBy: first.id, listed: false }]);
  });

  test('hidden by an admin cannot be added', async () => {
    const admin = await server.account({ role: 'admin' });
    const { id } = await added(reader);
    await server.db.updateTable('books').set({ hidden: 1 }).where('id', '=', id).execute();
    const before = await tableContents(server.db);
    for (const by of [reader, await server.guest(), admin]) {
      const response = await add(by, SAME);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        field: 'title',
        detail: expect.stringMatching(/taken out/),
      });
    }
    expect((await tableContents(server.db))['books']).toEqual(before['books']);
  });

  test('with other punctuation is another book', async () => {
    await added(reader);
    await added(reader, { ...METALS, title: 'The Book of Metals!' });
    expect(await countBooks()).toBe(2);
  });
});

describe('bad input is refused and stores nothing:', () => {
  test.each([
    ['no title', { author: 'Ann' }, 'title'],
    ['an empty title', { title: '', author: 'Ann' }, 'title'],
    ['a title of spaces', { title: ' \n ', author: 'Ann' }, 'title'],
    ['a long title', { title: 'W'.repeat(201), author: 'Ann' }, 'title'],
    ['a title of no width', { title: '\u200B', author: 'Ann' }, 'title'],
    ['a title that only turns', { title: '\u202E\u2066\u00AD', author: 'Ann' }, 'title'],
    ['an author of joiners', { title: 'Metals', author: '\u200D\u200C' }, 'author'],
    // Composed, as it is kept, each is two characters.
    ['a title that grows', { title: '\u0958'.repeat(101), author: 'Ann' }, 'title'],
    ['a title with a null character', { title: 'Me\u0000tals', author: 'Ann' }, 'title'],
    ['a title with half a character', { title: 'Me\ud83etals', author: 'Ann' }, 'title'],
    ['a title that is no text', { title: 5, author: 'Ann' }, 'title'],
    ['no author', { title: 'Metals' }, 'author'],
    ['an author of spaces', { title: 'Metals', author: '   ' }, 'author'],
    ['a long author', { title: 'Metals', author: 'W'.repeat(201) }, 'author'],
    ['an unknown field', { ...METALS, listed: true }, 'listed'],
  ])('%s', async (_case, book, field) => {
    const before = await tableContents(server.db);
    const response = await add(reader, book);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field });
    expect(await tableContents(server.db)).toEqual(before);
  });
});

describe('the address of a cover picture', () => {
  const BAD = [
    'http://example.org/a.jpg',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//example.org/a.jpg',
    '/covers/1',
    'example.org/a.jpg',
    'https://',
    'https:// /a.jpg',
    'https://user:secret@example.org/a.jpg',
    `https://example.org/${'a'.repeat(2048)}`,
    // Within the limit as typed, beyond it once the spaces are escaped.
    `https://example.org/${' '.repeat(1000)}a`,
  ];

  test.each(BAD)('may not be %j', async (imageUrl) => {
    const admin = await server.account({ role: 'admin' });
    const book = await aBook(server.db, { imageUrl: 'https://example.org/old.jpg' });
    const before = await tableContents(server.db);
    const change = {
      method: 'PATCH',
      url: `/api/books/${book.id}`,
      payload: { imageUrl },
    } as const;
    for (const response of [
      await add(reader, { ...METALS, imageUrl }),
      await admin.inject(change),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ field: 'imageUrl' });
    }
    expect(await tableContents(server.db)).toEqual(before);
  });

  test.each([
    ['https://example.org/a.jpg?size=2#top', 'https://example.org/a.jpg?size=2#top'],
    ['  https://example.org/a.jpg ', 'https://example.org/a.jpg'],
    ['HTTPS://Example.ORG/My Cover.jpg', 'https://example.org/My%20Cover.jpg'],
    [`https://example.org/${'a'.repeat(2028)}`, `https://example.org/${'a'.repeat(2028)}`],
    ['', null],
    ['   ', null],
  ])('%j of a new book is kept', async (typed, stored) => {
    const { id } = await added(reader, { ...METALS, imageUrl: typed });
    expect((await read(id)).imageUrl).toBe(stored);
  });
});

describe('changing a book', () => {
  const imageUrl = 'https://example.org/new.jpg';
  const change = (bookId: number, payload: object = { imageUrl }) =>
    ({ method: 'PATCH', url: `/api/books/${bookId}`, payload }) as const;

  test('gives it another cover picture and changes nothing else', async () => {
    const admin = await server.account({ role: 'admin' });
    const book = await aBook(server.db, { imageUrl: 'https://example.org/old.jpg' });
    const before = await read(book.id);
    const response = await admin.inject(change(book.id));
    expect(response.json()).toEqual({ ...before, imageUrl });
    expect(await read(book.id)).toEqual({ ...before, imageUrl });
  });

  test('works on hidden books', async () => {
    const admin = await server.account({ role: 'admin' });
    const book = await aBook(server.db, { hidden: 1 });
    expect((await admin.inject(change(book.id))).json()).toMatchObject({ id: book.id, imageUrl });
  });

  test('needs an admin, an address and a book', async () => {
    const admin = await server.account({ role: 'admin' });
    const adder = await server.guest();
    const book = await aBook(server.db, { addedBy: adder.id });
    const before = await tableContents(server.db);
    const statuses = [
      (await server.app.inject(change(book.id))).statusCode,
      (await adder.inject(change(book.id))).statusCode,
      (await reader.inject(change(book.id))).statusCode,
      (await admin.inject(change(book.id, { imageUrl: '  ' }))).statusCode,
      (await admin.inject(change(book.id, {}))).statusCode,
      (await admin.inject(change(book.id, { imageUrl, title: 'Other' }))).statusCode,
      (await admin.inject(change(4711))).statusCode,
    ];
    expect(statuses).toEqual([401, 403, 403, 400, 400, 400, 404]);
    expect(await tableContents(server.db)).toEqual(before);
  });
});
