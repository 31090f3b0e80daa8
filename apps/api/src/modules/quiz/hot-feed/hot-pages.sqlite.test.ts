import type { FeedPage } from '@morsel/sdk/contract';
import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Db } from '../../../database/connection.ts';
import { loadLibrary } from '../../../library/load-library.ts';
import { testDatabase } from '../../../testing/database.ts';
import { LONG_AGO } from '../../../testing/factories.ts';
import { queriesDuring } from '../../../testing/query-log.ts';
import { answer, rate, readFeed } from '../../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../../testing/server.ts';

const PAGE = 20;

/** An account with the default books of the library, some of which were practised. */
async function setup(db?: Db) {
  const server = await testServer({ db: db ?? (await testDatabase()) });
  await loadLibrary(server.db, LONG_AGO);
  const reader = await server.account();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  return { ...server, reader };
}

/** The texts of all pages of a feed. */
async function pagesOf(reader: TestReader, feedId: string): Promise<string[]> {
  const pages: string[] = [];
  for (;;) {
    const { body, headers } = await readFeed(reader, {
      feedId,
      limit: PAGE,
      offset: PAGE * pages.length,
    });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    pages.push(body);
    const page: FeedPage = JSON.parse(body);
    if (page.length < PAGE) return pages;
  }
}

const idsOf = (pages: readonly string[]) =>
  pages.flatMap((page) => (JSON.parse(page) as FeedPage).map(({ id }) => id));

test('every page is what the schema writes of what the database holds, letter by letter', async () => {
  const { db, reader, clock } = await setup();
  const first: FeedPage = (await readFeed(reader, { limit: PAGE })).json();
  for (const { id, itemType } of first) {
    if (itemType === 'flashcard') await rate(reader, id, 'hard');
    else await answer(reader, id, 1);
    clock.now += HOUR_MS;
  }
  const plain = await testServer({ db, feedMemory: 0 });
  plain.clock.now = clock.now;
  const ofPlain: TestReader = {
    ...reader,
    inject: (request) =>
      plain.app.inject({ ...request, headers: { ...request.headers, ...reader.headers } }),
  };

  const pages = await pagesOf(reader, 'load-1');

  expect(await pagesOf(ofPlain, 'load-1')).toEqual(pages);
  expect(pages.join()).toMatch(/"dueAt":\d+,"earnedOn":"2026-/);
  expect(idsOf(pages).length).toBeGreaterThan(80);
});

test('of a reader who was here nothing is read, and nothing is written', async () => {
  const { reader } = await setup();
  await readFeed(reader, { feedId: 'load-1' });
  await readFeed(reader, { feedId: 'load-1', offset: 5 });

  const queries = await queriesDuring(async () => {
    await readFeed(reader, { feedId: 'load-1' });
    await readFeed(reader, { feedId: 'load-1', offset: 5 });
  });

  expect(queries).toEqual([]);
});

test('a feed goes on where it was when the server comes back from a stop', async () => {
  const { db, reader, app, clock } = await setup();
  const before = await pagesOf(reader, 'load-1');
  await readFeed(reader, { feedId: 'load-2', limit: PAGE });
  clock.now += DAY_MS;
  await app.close();
  const kept = await db.selectFrom('feedRankings').select(['feedId', 'served']).execute();
  expect(kept).toEqual([
    { feedId: 'load-1', served: idsOf(before).length },
    { feedId: 'load-2', served: PAGE },
  ]);

  const again = await testServer({ db });
  const reads = (offset: number) =>
    again.app.inject({
      url: `/api/quiz/feed?limit=${PAGE}&offset=${offset}`,
      headers: { ...reader.headers, 'feed-id': 'load-1' },
    });

  expect((await reads(PAGE)).body).toBe(before[1]);
  expect((await reads(2 * PAGE)).body).toBe(before[2]);
  expect(await db.selectFrom('feedRankings').selectAll().execute()).toEqual([]);
});

test('a server that dies loses the place in a feed alone: its pages are ranked anew', async () => {
  const { db, reader } = await setup();
  const before = idsOf(await pagesOf(reader, 'load-1'));
  const other = await testServer({ db });
  const { body } = await other.app.inject({
    url: `/api/quiz/feed?limit=${PAGE}&offset=${PAGE}`,
    headers: { ...reader.headers, 'feed-id': 'load-1' },
  });

  expect(idsOf([body])).toHaveLength(PAGE);
  expect(before).toEqual(expect.arrayContaining(idsOf([body])));
});

test('who deletes the account leaves nothing behind, also of a feed that is open', async () => {
  const { db, guest, app } = await testServer();
  const reader = await guest();
  await readFeed(reader, { feedId: 'load-1' });
  const url = `/api/users/${reader.id}`;
  const payload = { confirmation: 'DELETE' };
  expect((await reader.inject({ method: 'DELETE', url, payload })).statusCode).toBe(200);

  await app.close();

  expect(await db.selectFrom('feedRankings').selectAll().execute()).toEqual([]);
});
