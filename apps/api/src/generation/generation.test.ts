import { describe, expect, test } from 'vitest';

import { aBook } from '../testing/factories.ts';
import { testServer } from '../testing/server.ts';
import { tableContents } from '../testing/table-contents.ts';

describe.each(['questions', 'flashcards'])('generating %s', (what) => {
  const request = (bookId: number) =>
    ({ method: 'POST', url: `/api/books/${bookId}/generate-${what}` }) as const;

  test('without a provider and a text makes nothing and says why', async () => {
    const server = await testServer();
    const adder = await server.guest();
    const { id } = await aBook(server.db, { listed: 0, addedBy: adder.id });
    const before = await tableContents(server.db);
    const response = await adder.inject(request(id));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      count: 0,
      reason: expect.stringMatching(new RegExp(`^No ${what} were made: `)),
    });
    expect(await tableContents(server.db)).toEqual(before);
  });

  test('is for admins and those who added the book, of books that are there', async () => {
    const server = await testServer();
    const [first, second, stranger] = [
      await server.guest(),
      await server.guest(),
      await server.account(),
    ];
    const admin = await server.account({ role: 'admin' });
    const { id, title, author } = await aBook(server.db, { listed: 0, addedBy: first.id });
    await second.inject({ method: 'POST', url: '/api/books', payload: { title, author } });
    const statuses = async (bookId: number) => [
      (await server.app.inject(request(bookId))).statusCode,
      (await stranger.inject(request(bookId))).statusCode,
      (await first.inject(request(bookId))).statusCode,
      (await second.inject(request(bookId))).statusCode,
      (await admin.inject(request(bookId))).statusCode,
    ];
    // To strangers an unlisted book is not there.
    expect(await statuses(id)).toEqual([401, 404, 200, 200, 200]);
    await server.db.updateTable('books').set({ listed: 1 }).execute();
    expect(await statuses(id)).toEqual([401, 403, 200, 200, 200]);
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect(await statuses(id)).toEqual([401, 404, 404, 404, 404]);
    const { id: builtIn } = await aBook(server.db);
    expect(await statuses(builtIn)).toEqual([401, 403, 403, 403, 200]);
    expect(await statuses(4711)).toEqual([401, 404, 404, 404, 404]);
  });
});
