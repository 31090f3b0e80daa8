import type { Book } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { aBook } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

const { booksByNewcomer, booksByNetwork, booksByReader } = LIMITS;
const LIMITED = { limits: { ...NO_LIMITS, booksByNewcomer, booksByNetwork, booksByReader } };

let made = 0;
const add = (by: TestReader, title = `Spam ${(made += 1)}`, remoteAddress = '203.0.113.7') =>
  by.inject({
    method: 'POST',
    url: '/api/books',
    payload: { title, author: 'Spammer', imageUrl: 'https://pictures.example/a.png' },
    remoteAddress,
  });

async function addMany(by: TestReader, count: number, address?: string) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await add(by, undefined, address)).statusCode);
  }
  return { added: statuses.filter((status) => status === 200).length, statuses };
}

const titlesFor = async ({ app }: TestServer, reader?: TestReader) => {
  const request = { url: '/api/books' };
  const books: Book[] = (await (reader ? reader.inject(request) : app.inject(request))).json();
  return books.map(({ title }) => title);
};

test('a fresh account that adds 1,500 books has twenty, which nobody else finds', async () => {
  const fetched: string[] = [];
  const server = await testServer({
    ...LIMITED,
    fetchPicture: (address) => {
      fetched.push(address);
      return Promise.reject(new Error('No picture'));
    },
  });
  await aBook(server.db, { title: 'Emma' });
  const [spammer, other] = [await server.account(), await server.account()];
  const { added, statuses } = await addMany(spammer, 1500);
  expect(added).toBe(20);
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  expect(fetched.length).toBeLessThanOrEqual(20);
  expect(await titlesFor(server)).toEqual(['Emma']);
  expect(await titlesFor(server, other)).toEqual(['Emma']);
  expect(await titlesFor(server, spammer)).toHaveLength(21);
  // However old it grows, an admin has to say so.
  server.clock.now += 3 * DAY_MS;
  expect(await titlesFor(server, other)).toEqual(['Emma']);
});

test('whose book waits is told so, until an admin has listed it', async () => {
  const server = await testServer();
  const [newcomer, other, admin] = [
    await server.account(),
    await server.guest(),
    await server.account({ role: 'admin' }),
  ];
  const created = (await add(newcomer, 'Waiting')).json();
  expect(created).toEqual({ id: expect.any(Number), title: 'Waiting', listed: false });
  expect((await add(other, 'Waiting')).json()).toEqual(created);
  const url = `/api/books/${created.id}`;
  expect((await newcomer.inject({ url })).json()).toMatchObject({ listed: false });
  expect((await newcomer.inject({ url: '/api/books' })).json()).toMatchObject([{ listed: false }]);

  const payload = { listed: true };
  await admin.inject({ method: 'PATCH', url: `/api/admin/books/${created.id}`, payload });

  expect((await newcomer.inject({ url })).json()).not.toHaveProperty('listed');
  expect((await add(newcomer, 'Waiting')).json()).not.toHaveProperty('listed');
});

test('who is at the limit is told when to come back, and still gets a book that is there', async () => {
  const server = await testServer(LIMITED);
  await aBook(server.db, { title: 'Emma', author: 'Spammer' });
  const guest = await server.guest();
  await addMany(guest, 20);
  const refused = await add(guest);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': String(DAY_MS / 1000),
    'content-type': expect.stringMatching(/^application\/problem\+json/),
  });
  expect((await add(guest, 'Emma')).statusCode).toBe(200);
  server.clock.now += DAY_MS;
  expect((await add(guest)).statusCode).toBe(200);
});

test('many newcomers of a wide network share its limit, those of others have their own', async () => {
  const server = await testServer(LIMITED);
  let added = 0;
  for (let index = 0; index < 7; index += 1) {
    added += (await addMany(await server.guest(), 20, `203.0.113.${index}`)).added;
  }
  expect(added).toBe(100);
  expect((await add(await server.guest(), undefined, '203.0.114.1')).statusCode).toBe(200);
});

test('an account of a day lists a hundred books a day, an admin as many as it likes', async () => {
  const server = await testServer(LIMITED);
  const createdAt = server.clock.now - DAY_MS;
  const known = await server.account({ createdAt });
  expect((await addMany(known, 101)).added).toBe(100);
  const admin = await server.account({ role: 'admin' });
  expect((await addMany(admin, 101)).added).toBe(101);
  expect(await titlesFor(server)).toHaveLength(200);
  expect(await server.db.selectFrom('books').where('listed', '=', 0).selectAll().execute()).toEqual(
    [],
  );
});
