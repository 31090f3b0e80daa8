import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import {
  edit,
  listItems,
  listReported,
  moderate,
  remove,
  restore,
} from '../../testing/admin-calls.ts';
import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer, report } from '../../testing/reader-calls.ts';
import { aReporter } from '../../testing/reporters.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

const card = { type: 'flashcard', front: 'What does a fox eat?', back: 'Mice and berries.' };

test('reports and what admins do about them read by index, but for the list of what is open', async () => {
  const { db, guest, account, clock } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const [reader, admin] = [await guest(), await account({ role: 'admin' })];
  const question = await aQuestion(db, { bookId: (await aBook(db)).id });
  const reporters: TestReader[] = [];
  while (reporters.length < 3) {
    const reporter = await aReporter({ account, clock });
    await answer(reporter, question.id, 1);
    reporters.push(reporter);
  }
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
      ...reporters.map((reporter) => () => report(reporter, question.id)),
      () => reader.inject({ url: '/api/reports' }),
      () => admin.inject({ url: '/api/admin/hidings' }),
      () => admin.inject({ url: '/api/admin/hidings/totals' }),
      () => admin.inject({ url: `/api/admin/items/${question.id}` }),
      () => restore(admin, { bookId: question.bookId }),
      () => restore(admin, { reporter: 'nobody-who-reported' }),
      () => listReported(admin),
      () => listItems(admin, bookId),
      () => moderate(admin, id, 'active'),
      () => edit(admin, id, card),
      () => remove(admin, id),
    ]) {
      statuses.push((await call()).statusCode);
    }
  });

  expect(statuses).toEqual(Array.from({ length: 16 }, () => 200));
  expect(queries.length).toBeGreaterThan(30);
  const scans = queries.map(({ scans }) => scans).filter(({ length }) => length > 0);
  // Of what is open all is read, by an index of that, and counted by item; hidings up to a page or counted.
  // Webhooks are few, and reports are no hot path: all are looked at for those of admins.
  const [reported, ...hidings] = scans.toReversed().filter((plan) => !isOfHooks(plan));
  const openHidings = /^SCAN item_hidings USING (COVERING )?INDEX item_hidings_(listed|open)$/;
  expect(hidings).toEqual(Array.from({ length: 5 }, () => [expect.stringMatching(openHidings)]));
  const tables = (reported ?? []).filter((scan) => / USING /.test(scan));
  expect(tables.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    expect.stringMatching(/^SCAN answer_claims USING (COVERING )?INDEX answer_claims_open$/),
    expect.stringMatching(/^SCAN item_reports USING (COVERING )?INDEX item_reports_open$/),
  ]);
  expect(reported).not.toContain('SCAN items');
});

const isOfHooks = (plan: readonly string[]) => plan.length === 1 && plan[0] === 'SCAN webhooks';
