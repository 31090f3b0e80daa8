import { expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { heldWorld } from '../../testing/held-world.ts';
import { longText } from '../../testing/long-text.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { taking } from '../../testing/paid-model.ts';
import { testServer } from '../../testing/server.ts';
import { aSource } from '../../testing/sources.ts';
import { until } from '../../testing/until.ts';

const BUDGET = { unit: 'tokens', day: 1_000_000, month: 1_000_000 } as const;

/** A world whose month is over its budget, by bills of an older version. */
async function worldWithoutBudget() {
  const world = await generationWorld({ behave: writing(), budget: BUDGET });
  await world.db.updateTable('sources').set({ shared: 1 }).execute();
  const admin = await world.account({ role: 'admin' });
  await world.ask(admin);
  await world.db
    .insertInto('sourceReaders')
    .values({ sourceId: world.source.id, userId: admin.id, name: 'a.txt', addedAt: 1 })
    .execute();
  const [item] = await world.items();
  const { month: inputTokens } = BUDGET;
  const bill = { purpose: 'items', model: 'old', inputTokens, outputTokens: 1 } as const;
  await world.db
    .insertInto('modelBills')
    .values({ ...bill, costMicroUsd: null, askedAt: world.clock.now })
    .execute();
  const plan = `/api/users/${admin.id}/sources/${world.source.id}/plan`;
  const book = `/api/books/${world.book.id}`;
  return { ...world, admin, plan, book, item: `/api/admin/items/${item?.id}/regenerate` };
}

test('nothing that is paid for begins once the budget is used up, for admins neither', async () => {
  const { admin, plan, book, item, requests, runs } = await worldWithoutBudget();
  const [before, begun] = [requests.length, (await runs()).length];
  const paid = [
    `${book}/generate-questions`,
    `${book}/generate-questions?preview=true&count=5`,
    `${book}/generate-flashcards`,
    plan,
    item,
  ];
  for (const url of paid) {
    const answer = await admin.inject({ method: 'POST', url });
    expect({ url, status: answer.statusCode, ...answer.json() }).toMatchObject({
      url,
      status: 429,
      detail: "This month's AI budget is used up. Please try again in 30 days.",
    });
  }
  expect(requests).toHaveLength(before);
  expect(await runs()).toHaveLength(begun);
});

test('more than there ever is is refused as such, with what would do', async () => {
  const budget = { unit: 'tokens', day: 400_000, month: 400_000 } as const;
  const world = await generationWorld({ behave: writing(), budget });
  const large = await world.ask(world.reader, 'questions', '?count=20');
  expect(large.statusCode).toBe(400);
  expect(large.json()).toMatchObject({
    detail: expect.stringMatching(
      /^This takes more .* one reader may use in a day\. Ask for fewer/,
    ),
    field: 'count',
  });
  expect((await world.ask(world.reader, 'questions', '?count=5')).statusCode).toBe(200);
});

test('a batch that runs out of budget keeps what it has, and says when there is more', async () => {
  const provider = await modelServer({ behave: writing() });
  const model = taking(provider.model, { inputTokens: 9000, outputTokens: 1000 });
  const budget = { unit: 'tokens', day: 100_000, month: 1_000_000 } as const;
  const { account, clock, db } = await testServer({ model, budget });
  const admin = await account({ role: 'admin' });
  const { id: bookId } = await aBook(db, { addedBy: admin.id });
  await aSource(db, { bookId, readers: [admin], chapters: longText({ chapters: 4 }) });
  const url = `/api/books/${bookId}/generate-questions`;
  const { count, reason, retryAt } = (await admin.inject({ method: 'POST', url })).json();
  expect(count).toBeGreaterThan(0);
  expect(reason).toMatch(/^Fewer than usual: The AI budget of this server is used up/);
  expect(new Date(retryAt)).toEqual(new Date(Date.UTC(2026, 2, 3)));
  const bills = await db.selectFrom('modelBills').select('inputTokens').execute();
  const used = bills.reduce((sum, { inputTokens }) => sum + (inputTokens * 10) / 9, 0);
  expect(used).toBeLessThanOrEqual(budget.day);
  expect(clock.now).toBeLessThan(retryAt);
});

test('a batch that is stopped while a model is at work has been read, and is paid for', async () => {
  const world = await heldWorld();
  const { result } = await world.begin();
  await world.cancel();
  await result;
  await until(async () => {
    const bills = world.db.selectFrom('modelBills').select(['purpose', 'inputTokens']);
    expect(await bills.execute()).toEqual([{ purpose: 'items', inputTokens: expect.any(Number) }]);
  });
  expect(await world.db.selectFrom('modelReservations').selectAll().execute()).toEqual([]);
});
