import { expect, test } from 'vitest';

import { loadLibrary } from '../library/load-library.ts';
import { eReader } from '../testing/e-reader.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { plansDuring } from '../testing/query-plans.ts';
import { answer } from '../testing/reader-calls.ts';
import { testServer } from '../testing/server.ts';

/** Five topics, and what a query has found itself: places as far as they are counted, books with a mark. */
const SMALL = new Set(['SCAN topics', 'SCAN some', 'SCAN counted']);

async function practisedReader() {
  const server = await testServer();
  await loadLibrary(server.db, LONG_AGO);
  const reader = await server.account({ onLeaderboard: 1 });
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const { id } = await server.db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'mcq')
    .executeTakeFirstOrThrow();
  expect((await answer(reader, id, 0)).statusCode).toBe(200);
  return { ...server, reader };
}

test('what is called often reads no table as a whole', async () => {
  const { db, reader } = await practisedReader();
  const own = ['stats', 'progress', 'memory', 'achievements', 'standing', 'books', 'study-pack'];
  const calls = [
    ...own.map((path) => `/api/users/${reader.id}/${path}`),
    '/api/users',
    '/api/topics',
    '/api/books?limit=20',
    '/api/leaderboard',
    '/api/mastered',
  ];
  const scanned: string[] = [];

  for (const url of calls) {
    const plans = await plansDuring(db, async () => {
      expect((await reader.inject({ url })).statusCode).toBe(200);
    });
    expect(plans.length).toBeGreaterThan(0);
    const scans = plans.flatMap(({ scans }) => scans).filter((scan) => !SMALL.has(scan));
    scanned.push(...scans.map((scan) => `${url}: ${scan}`));
  }

  expect(scanned).toEqual([]);
});

test('nor does what an e-reader tells', async () => {
  const server = await practisedReader();
  const { push } = await eReader(server, server.reader);
  const metadata = { filename: 'metals.epub', title: 'Metals', authors: 'Ann Author' };
  const plans = await plansDuring(server.db, async () => {
    expect((await push({ metadata })).statusCode).toBe(200);
  });
  expect(plans.flatMap(({ scans }) => scans)).toEqual([]);
  const steps = plans.flatMap((plan) => plan.steps).join('\n');
  expect(steps).toContain('USING INDEX source_readers_by_file');
});
