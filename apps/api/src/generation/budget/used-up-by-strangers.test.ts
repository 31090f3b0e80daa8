import { DAY_MS, HOUR_MS, SECOND_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { taking } from '../../testing/paid-model.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { aSource } from '../../testing/sources.ts';

const DAY = 400_000;

/** A server on which each of five calls of a batch from memory takes four thousand tokens. */
async function serverWithBudget() {
  const provider = await modelServer({ behave: writing() });
  const model = taking(provider.model, { inputTokens: 3000, outputTokens: 1000 });
  const budget = { unit: 'tokens', day: DAY, month: 10 * DAY } as const;
  const server = await testServer({ model, budget });
  const { db } = server;
  return {
    ...server,
    requests: provider.requests,
    bookOf: async (reader: TestReader) => (await aBook(db, { addedBy: reader.id })).id,
    generate: (reader: TestReader, bookId: number, remoteAddress = '203.0.113.7') => {
      const url = `/api/books/${bookId}/generate-questions`;
      return reader.inject({ method: 'POST', url, remoteAddress });
    },
    spentBy: async (...slices: ('guests' | 'newcomers')[]) => {
      const bills = db.selectFrom('modelBills').select(['inputTokens', 'outputTokens']);
      const rows = await bills.where('slice', 'in', slices).execute();
      return rows.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0);
    },
  };
}

test('24 fresh accounts of many networks use up what is for newcomers, and nothing else', async () => {
  const { account, clock, bookOf, generate, spentBy } = await serverWithBudget();
  const known = await account({ createdAt: clock.now - DAY_MS });
  const admin = await account({ role: 'admin' });
  const answers = [];
  for (let number = 0; number < 24; number += 1) {
    const newcomer = await account();
    const bookId = await bookOf(newcomer);
    answers.push(await generate(newcomer, bookId, `198.51.${number}.7`));
  }

  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(16);
  expect(refused[0]?.headers['retry-after']).toBe(String((15 * HOUR_MS) / SECOND_MS));
  expect(refused.at(-1)?.json().detail).toMatch(
    /^Today's AI budget for new accounts (is used up|has too little left for this)\. .* 15 hours\.$/,
  );
  expect(await spentBy('newcomers')).toBeLessThanOrEqual(0.25 * DAY);
  for (const reader of [known, admin]) {
    expect((await generate(reader, await bookOf(reader))).json().count).toBeGreaterThan(0);
  }
});

test('accounts of one network leave something to newcomers of others', async () => {
  const { account, bookOf, generate, spentBy } = await serverWithBudget();
  const answers = [];
  for (let number = 0; number < 6; number += 1) {
    const newcomer = await account();
    answers.push(await generate(newcomer, await bookOf(newcomer), `203.0.113.${number}`));
  }
  expect(answers.at(-1)?.json()).toMatchObject({
    status: 429,
    detail: expect.stringMatching(/^Your network's part of today's AI budget/),
  });
  expect(await spentBy('newcomers')).toBeLessThanOrEqual(0.15 * DAY);
  const other = await account();
  expect((await generate(other, await bookOf(other), '198.51.100.7')).statusCode).toBe(200);
});

test('two guests use up what is for guests; accounts and admins go on', async () => {
  const { account, db, guest, generate, bookOf, spentBy } = await serverWithBudget();
  for (const address of ['203.0.113.7', '198.51.100.7']) {
    const reader = await guest();
    const next = async () => {
      const { id: bookId } = await aBook(db, { addedBy: reader.id });
      await aSource(db, { bookId, readers: [reader] });
      return (await generate(reader, bookId, address)).statusCode;
    };
    expect([await next(), await next(), await next(), await next()]).toContain(429);
  }
  expect(await spentBy('guests')).toBeLessThanOrEqual(0.1 * DAY);
  for (const reader of [await account(), await account({ role: 'admin' })]) {
    expect((await generate(reader, await bookOf(reader))).json().count).toBeGreaterThan(0);
  }
});

test('guests have nothing made by a model without a text of their own', async () => {
  const { account, db, guest, generate, bookOf, requests } = await serverWithBudget();
  const reader = await guest();
  const bookId = await bookOf(reader);
  const told = await generate(reader, bookId);
  expect(told.json()).toEqual({ count: 0, reason: expect.stringMatching(/text of their own/) });

  const admin = await account({ role: 'admin' });
  const shared = await aSource(db, { bookId, readers: [admin], shared: 1 });
  const plan = {
    method: 'POST',
    url: `/api/users/${reader.id}/sources/${shared.id}/plan`,
  } as const;
  expect((await reader.inject(plan)).json().reason).toMatch(/text of their own/);
  expect(requests).toEqual([]);

  await aSource(db, { bookId, readers: [reader] });
  await generate(reader, bookId);
  expect(requests.length).toBeGreaterThan(0);
});
