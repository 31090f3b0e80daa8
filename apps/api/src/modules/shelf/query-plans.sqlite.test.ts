import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { shelve, unshelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

const addDefaultBooks = { method: 'POST', url: '/api/users/add-default-books' } as const;

test('books and shelf are read by index', async () => {
  const { db, guest } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  const get = (url: string) => reader.inject({ method: 'GET', url });
  const statuses: number[] = [];

  const queries = await plansDuring(db, async () => {
    for (const call of [
      () => reader.inject(addDefaultBooks),
      () => shelve(reader, 1),
      () => get(`/api/users/${reader.id}/books`),
      () => unshelve(reader, 1),
      () => get('/api/books/1'),
      () => get('/api/books/1/questions'),
      () => get('/api/books/slug/the-histories-by-herodotus/flashcards'),
      () => get('/api/books'),
    ]) {
      statuses.push((await call()).statusCode);
    }
  });

  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect(queries.length).toBeGreaterThan(15);
  const scanning = queries.filter(({ scans }) => scans.length > 0);
  expect(scanning.map(({ scans }) => scans)).toEqual([]);
});

test('no list of books is sorted, however far it is paged and whoever reads it', async () => {
  const { db, guest, account } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const [reader, admin] = [await guest(), await account({ role: 'admin' })];
  const first = await reader.inject({ url: '/api/books?limit=2' });
  const [, next = ''] = /^<(.*)>/.exec(String(first.headers['link'])) ?? [];
  const queries = await plansDuring(db, async () => {
    for (const search of ['', next, '?q=war', '?topic=History']) {
      await reader.inject({ url: `/api/books${search}` });
      await admin.inject({ url: `/api/admin/books${search}` });
    }
    await admin.inject({ url: '/api/admin/books?state=waiting' });
  });
  const pages = queries.filter(({ sql }) => sql.includes('order by "books"."title_key"'));
  expect(pages).toHaveLength(9);
  for (const { sorts, steps } of pages) {
    expect(sorts).toEqual([]);
    expect(steps[0]).toMatch(/USING (COVERING )?INDEX (shown_)?books_by_title/);
  }
});
