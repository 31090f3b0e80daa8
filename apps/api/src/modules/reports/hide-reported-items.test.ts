import { beforeEach, expect, test } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { report } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let reader: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  reader = await server.guest();
  bookId = (await aBook(server.db)).id;
});

const stateOf = async (itemId: number) => {
  const item = server.db.selectFrom('items').select('state').where('id', '=', itemId);
  return (await item.executeTakeFirstOrThrow()).state;
};

test('an item is hidden from all by the third account', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  const states: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await report(await server.account(), id);
    states.push(await stateOf(id));
  }
  expect(states).toEqual(['active', 'active', 'hidden']);
  expect((await reader.inject({ url: `/api/books/${bookId}/questions` })).json()).toEqual([]);
  expect((await report(reader, id)).statusCode).toBe(404);
});

test('an item stays for all, however many guests report it, and however often', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  const accounts = [await server.account(), await server.account()];
  for (let count = 0; count < 4; count += 1) await report(await server.guest(), id);
  for (let count = 0; count < 3; count += 1) {
    for (const by of accounts) await report(by, id);
  }
  expect(await stateOf(id)).toBe('active');
});

test('an item is hidden when a guest among three reporters becomes an account', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  await report(reader, id);
  for (let count = 0; count < 2; count += 1) await report(await server.account(), id);
  expect(await stateOf(id)).toBe('active');
  const payload = { name: 'Nora', email: 'nora@example.org', password: 'crumb-cake-1' };
  const signedUp = await reader.inject({ method: 'POST', url: '/api/signup', payload });
  expect(signedUp.json()).toMatchObject({ id: reader.id });
  expect(await stateOf(id)).toBe('hidden');
});

test('an item is hidden by three open reports: those that were decided do not count', async () => {
  const { id } = await aQuestion(server.db, { bookId });
  for (let count = 0; count < 2; count += 1) await report(await server.account(), id);
  await server.db.updateTable('itemReports').set({ state: 'kept', decidedAt: 1 }).execute();
  for (let count = 0; count < 2; count += 1) await report(await server.account(), id);
  expect(await stateOf(id)).toBe('active');
});
