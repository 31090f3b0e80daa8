import type { AdminBook, LibraryTotals } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const get = (url: string, by?: TestReader) =>
  by ? by.inject({ url }) : server.app.inject({ url });

async function pageAt(url: string, by?: TestReader) {
  const response = await get(url, by);
  expect(response.statusCode).toBe(200);
  const books: AdminBook[] = response.json();
  const [, next] = /^<(\?[^>]*)>; rel="next"$/.exec(String(response.headers['link'] ?? '')) ?? [];
  return { titles: books.map(({ title }) => title), next };
}

/** All titles, page by page; `between` happens before each page but the first. */
async function titlesOf(path: string, search: string, by?: TestReader, between = async () => {}) {
  const titles: string[] = [];
  let next: string | undefined = search;
  while (next !== undefined) {
    if (next !== search) await between();
    const page = await pageAt(`${path}${next}`, by);
    titles.push(...page.titles);
    next = page.next;
  }
  return titles;
}

async function books(titles: readonly string[]) {
  for (const title of titles) await aBook(server.db, { title });
}

describe('pages of books', () => {
  test('are of 200 books unless fewer are asked for, and end where the list does', async () => {
    await books(Array.from({ length: 201 }, (_, index) => `Volume ${1000 + index}`));
    const first = await pageAt('/api/books');
    expect([first.titles.length, first.titles[199]]).toEqual([200, 'Volume 1199']);
    expect(await pageAt(`/api/books${first.next}`)).toEqual({ titles: ['Volume 1200'] });
    expect((await pageAt('/api/books?limit=5000')).titles).toHaveLength(200);
    expect((await pageAt('/api/books?limit=2')).titles).toEqual(['Volume 1000', 'Volume 1001']);
    await server.db.deleteFrom('books').where('title', '=', 'Volume 1200').execute();
    expect((await pageAt('/api/books')).next).toBeUndefined();
  });

  test('skip and repeat nothing while books come and go between', async () => {
    const there = Array.from({ length: 9 }, (_, index) => `M ${index}`);
    await books(there);
    let count = 0;
    const seen = await titlesOf('/api/books', '?limit=2', undefined, async () => {
      count += 1;
      await books([`A ${count}`, `N ${count}`]);
      // Also the book at which the page ended.
      await server.db
        .deleteFrom('books')
        .where('title', '=', `M ${2 * count - 1}`)
        .execute();
    });
    expect(seen.filter((title) => title.startsWith('M'))).toEqual(there);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((title) => title.startsWith('N')).length).toBeGreaterThan(1);
  });

  test('keep equal titles and those of any script apart', async () => {
    const titles = ['Émile', 'emile', 'EMILE', 'Ж', 'ж', '本', '🧪', '%_\\', '  ', "O'Neill"];
    for (const [index, title] of titles.entries()) {
      await aBook(server.db, { title, author: `Ann ${index}` });
    }
    const seen = await titlesOf('/api/books', '?limit=1');
    expect(seen.toSorted()).toEqual(titles.toSorted());
    expect(seen).toEqual((await pageAt('/api/books')).titles);
  });

  test('are those of what the reader may see', async () => {
    const reader = await server.guest();
    await aBook(server.db, { title: 'B', listed: 0 });
    await aBook(server.db, { title: 'C', listed: 0, addedBy: reader.id });
    await books(['A', 'D']);
    expect(await titlesOf('/api/books', '?limit=1')).toEqual(['A', 'D']);
    expect(await titlesOf('/api/books', '?limit=1', reader)).toEqual(['A', 'C', 'D']);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=%00', 'cursor'],
    ['cursor=bm9uZQ', 'cursor'],
    [`cursor=${Buffer.from('99999999999 a').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('9 a\u0000').toString('base64url')}`, 'cursor'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=a%00', 'q'],
    ['topic=Cooking', 'topic'],
    ['page=2', 'page'],
  ])('of %s are refused', async (search, field) => {
    const response = await get(`/api/books?${search}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field });
  });
});

describe('searching books', () => {
  beforeEach(async () => {
    await aBook(server.db, { title: 'Émile, or On Education', author: 'Jean-Jacques Rousseau' });
    await aBook(server.db, { title: '100% Wool', author: 'A_B', topic: 'History' });
    await aBook(server.db, { title: 'Cosmos', description: 'Matter that turns into minds.' });
  });
  const found = async (q: string) =>
    (await pageAt(`/api/books?${new URLSearchParams({ q }).toString()}`)).titles;

  test.each([
    ['rousseau EMILE', ['Émile, or On Education']],
    ['minds', ['Cosmos']],
    ['\u202ECos\u200Bmos', ['Cosmos']],
    ['%', ['100% Wool']],
    ['_', ['100% Wool']],
    ['\\', []],
    ["'", []],
    ['  ', ['100% Wool', 'Cosmos', 'Émile, or On Education']],
    ['no such', []],
  ])('for %j', async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  test('goes with a topic, page by page', async () => {
    await aBook(server.db, { title: 'Wool and War', topic: 'History' });
    expect(await titlesOf('/api/books', '?q=wool&topic=History&limit=1')).toEqual([
      '100% Wool',
      'Wool and War',
    ]);
    expect((await pageAt('/api/books?q=wool&topic=Science')).titles).toEqual([]);
  });
});

describe('pages for admins', () => {
  test('are of the books in a state, and say how many wait', async () => {
    const admin = await server.account({ role: 'admin' });
    for (const title of ['Ants', 'Bees', 'Cows']) await aBook(server.db, { title, listed: 0 });
    const { id: bookId } = await aBook(server.db, { title: 'Full' });
    await aQuestion(server.db, { bookId });
    await aBook(server.db, { title: 'Hidden', listed: 0, hidden: 1 });
    const titles = (search: string) => titlesOf('/api/admin/books', search, admin);
    expect(await titles('?state=waiting&limit=1')).toEqual(['Ants', 'Bees', 'Cows']);
    expect(await titles('?state=waiting&q=bees')).toEqual(['Bees']);
    expect(await titles('?state=hidden')).toEqual(['Hidden']);
    expect(await titles('?state=empty&limit=2')).toEqual(['Ants', 'Bees', 'Cows', 'Hidden']);
    expect(await titles('?limit=2')).toEqual(['Ants', 'Bees', 'Cows', 'Full', 'Hidden']);
    const totals: LibraryTotals = (await get('/api/admin/library', admin)).json();
    expect(totals).toEqual({ books: 5, waiting: 3, withQuestions: 1 });
  });
});
