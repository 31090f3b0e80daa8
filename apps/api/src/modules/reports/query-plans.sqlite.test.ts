import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { edit, listItems, listReported, moderate, remove } from '../../testing/admin-calls.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { report } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

const card = { type: 'flashcard', front: 'What does a fox eat?', back: 'Mice and berries.' };

test('reports and what admins do about them read by index, but for the list of what is open', async () => {
  const { db, guest, account } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const [reader, admin] = [await guest(), await account({ role: 'admin' })];
  const { id, bookId } = await db
    .selectFrom('items')
    .select(['id', 'bookId'])
    .where('kind', '=', 'flashcard')
    .executeTakeFirstOrThrow();
  const statuses: number[] = [];

  const queries = await plansDuring(db, async () => {
    for (const call of [
      () => report(reader, id),
      () => report(reader, id),
      () => reader.inject({ url: '/api/reports' }),
      () => listReported(admin),
      () => listItems(admin, bookId),
      () => moderate(admin, id, 'active'),
      () => edit(admin, id, card),
      () => remove(admin, id),
    ]) {
      statuses.push((await call()).statusCode);
    }
  });

  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect(queries.length).toBeGreaterThan(30);
  const scans = queries.map(({ scans }) => scans).filter(({ length }) => length > 0);
  // Of what is open all is read, by an index of that, and counted by item.
  expect(scans).toHaveLength(1);
  const tables = (scans[0] ?? []).filter((scan) => / USING /.test(scan));
  expect(tables.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    expect.stringMatching(/^SCAN answer_claims USING (COVERING )?INDEX answer_claims_open$/),
    expect.stringMatching(/^SCAN item_reports USING (COVERING )?INDEX item_reports_open$/),
  ]);
  expect(scans[0]).not.toContain('SCAN items');
});
