import type { Hiding } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aBook, aQuestion } from '../src/testing/factories.ts';
import { besideBystanders } from './beside-bystanders.ts';
import { type Caller, type Member, leave } from './caller.ts';
import { account, admin } from './callers.ts';
import { age, withDatabase } from './database.ts';
import { scaled, upTo } from './scale.ts';

type Item = { readonly id: number; readonly kind: string };

const isHidden = (ids: readonly number[]) =>
  withDatabase((db) =>
    db
      .selectFrom('items')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'hidden')
      .execute(),
  );

async function reportAll(reporter: Caller, items: readonly Item[]): Promise<void> {
  for (const { id } of items) {
    await reporter.call(`/api/items/${id}/reports`, { body: { reason: 'wrong' } });
  }
}

/** As who wants their reports to count must: right or wrong. */
async function practise(reporter: Member, items: readonly Item[]): Promise<void> {
  for (const { id, kind } of items) {
    const question = { userId: reporter.id, questionId: id, answer: 0 };
    await (kind === 'flashcard'
      ? reporter.call(`/api/flashcards/${id}/rate`, { body: { difficulty: 'easy' } })
      : reporter.call('/api/quiz/answer', { body: question }));
  }
}

const accounts = (count: number, name: string) =>
  Promise.all(upTo(count).map((at) => account(`203.${at}.113.7`, `${name}-${at}@example.net`)));

test('three throwaway accounts report everything and leave: nothing is hidden', async () => {
  const items = await withDatabase((db) =>
    db.selectFrom('items').select(['id', 'kind']).orderBy('id').limit(scaled(720)).execute(),
  );
  await besideBystanders('reports of throwaway accounts', async () => {
    const reporters = await accounts(3, 'throwaway');
    await Promise.all(reporters.map((reporter) => reportAll(reporter, items)));
    for (const reporter of reporters) expect((await leave(reporter)).status).toBe(200);
  });
  expect(await isHidden(items.map(({ id }) => id))).toEqual([]);
});

test('patient accounts that practise hide a share of a book, and an admin undoes it in one deed', async () => {
  const patient = await accounts(4, 'patient');
  await age(
    patient.map(({ id }) => id),
    2 * DAY_MS,
  );
  const book = await aBookOfOthers(scaled(200));
  await besideBystanders('reports of patient accounts', () =>
    Promise.all(
      patient.map(async (reporter) => {
        await reporter.get(`/api/users/${reporter.id}/books`, { body: { bookId: book.id } });
        await practise(reporter, book.items);
        await reportAll(reporter, book.items);
        expect((await leave(reporter)).status).toBe(200);
      }),
    ),
  );
  const ids = book.items.map(({ id }) => id);
  const share = Math.max(1, Math.floor(ids.length * 0.05));
  expect(await isHidden(ids)).toHaveLength(share);

  const boss = await admin();
  const hidings = await boss.get<Hiding[]>('/api/admin/hidings');
  const ofBook = hidings.filter(({ bookId }) => bookId === book.id);
  expect(ofBook.length).toBeGreaterThanOrEqual(share);
  expect(ofBook.every(({ reasons }) => reasons.length > 0)).toBe(true);
  await boss.get('/api/admin/hidings/restore', { body: { bookId: book.id } });
  expect(await isHidden(ids)).toEqual([]);
});

/** A listed book that is not of the library, with that many items that no admin has looked at. */
function aBookOfOthers(count: number): Promise<{ id: number; items: Item[] }> {
  return withDatabase(async (db) => {
    const { id } = await aBook(db);
    const items: Item[] = [];
    for (const _ of upTo(count))
      items.push({ ...(await aQuestion(db, { bookId: id })), kind: 'mcq' });
    return { id, items };
  });
}
