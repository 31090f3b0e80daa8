import type { CreatedBook } from '@morsel/sdk/contract';
import { beforeEach, expect, test } from 'vitest';

import { LONG_AGO } from '../../testing/factories.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account({ createdAt: LONG_AGO });
});

async function added(payload: object): Promise<CreatedBook> {
  const response = await reader.inject({ method: 'POST', url: '/api/books', payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('a book is kept without what turns or hides, but with what its script needs', async () => {
  const book = await added({
    title: '\u202ESteppe\u200B  می\u200Cخواهم\u2069 👩\u200D🚀',
    author: '\uFEFFAnn\u00AD Author\u200F',
    description: 'Of\u2067 steppes.\u202E',
  });
  expect(book.title).toBe('Steppe می\u200Cخواهم 👩\u200D🚀');
  const read = await server.app.inject({ url: `/api/books/${book.id}` });
  expect(read.json()).toMatchObject({
    slug: 'steppe-میخواهم-by-ann-author',
    title: book.title,
    author: 'Ann Author',
    description: 'Of steppes.',
  });
});

test('a book is found by a title that looks the same', async () => {
  const book = await added({ title: 'Metals', author: 'Ann Author' });
  const twin = { title: 'Met\u200Bals\uFE0F', author: 'Ann\u2060\u202E Author' };
  expect(await added(twin)).toEqual(book);
});
