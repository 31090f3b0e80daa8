import type { Shelf } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO, aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, operation, rate, shelve, unshelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.guest();
});

async function shelfOf(owner = reader): Promise<Shelf> {
  const response = await owner.inject({ method: 'GET', url: `/api/users/${owner.id}/books` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const titles = (shelf: Shelf) => shelf.map(({ book }) => book.title);
const RIGHT = 1;
const WRONG = 0;

describe('shelving', () => {
  test('puts books on the shelf, oldest first; twice is harmless', async () => {
    const zebras = await aBook(server.db, { title: 'Zebras' });
    const apes = await aBook(server.db, { title: 'Apes' });
    for (const { id } of [zebras, apes, zebras]) {
      const response = await shelve(reader, id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ ok: true });
    }
    expect(titles(await shelfOf())).toEqual(['Zebras', 'Apes']);
    expect(await shelfOf(await server.guest())).toEqual([]);
  });

  test('takes a book off; twice is harmless', async () => {
    const { id } = await aBook(server.db);
    await shelve(reader, id);
    for (const _ of ['first', 'second']) {
      const response = await unshelve(reader, id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ ok: true });
    }
    expect(await shelfOf()).toEqual([]);
  });

  test('of a book that the reader may not see is a 404 and leaves no trace', async () => {
    const other = await server.guest();
    const unlisted = await aBook(server.db, { listed: 0, addedBy: other.id });
    const hidden = await aBook(server.db, { hidden: 1 });
    const before = await tableContents(server.db);
    for (const id of [unlisted.id, hidden.id, 4711]) {
      expect((await shelve(reader, id)).statusCode).toBe(404);
      expect((await unshelve(reader, id)).statusCode).toBe(404);
    }
    expect(await tableContents(server.db)).toEqual(before);
    expect((await shelve(other, unlisted.id)).statusCode).toBe(200);
  });

  test('a book that was hidden since leaves the shelf, and may be taken off', async () => {
    const { id } = await aBook(server.db);
    await shelve(reader, id);
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect(await shelfOf()).toEqual([]);
    expect((await unshelve(reader, id)).statusCode).toBe(200);
  });

  test('of another reader’s shelf is refused', async () => {
    const other = await server.guest();
    const { id } = await aBook(server.db);
    const url = `/api/users/${other.id}/books`;
    const requests = [
      { method: 'GET', url },
      { method: 'POST', url, payload: { bookId: id } },
      { method: 'DELETE', url: `${url}/${id}` },
    ] as const;
    for (const request of requests) {
      expect((await reader.inject(request)).statusCode).toBe(403);
      expect((await server.app.inject(request)).statusCode).toBe(401);
    }
  });

  test.each([{}, { bookId: null }, { bookId: '1' }, { bookId: 1, more: 1 }])(
    'bad input %j is a 400 and leaves no trace',
    async (payload) => {
      const before = await tableContents(server.db);
      const url = `/api/users/${reader.id}/books`;
      const response = await reader.inject({ method: 'POST', url, payload });
      expect(response.statusCode).toBe(400);
      expect(await tableContents(server.db)).toEqual(before);
    },
  );

  test('an operation that comes again does not undo what came after it', async () => {
    const { id } = await aBook(server.db);
    const post = (opId: string) =>
      reader.inject({
        method: 'POST',
        url: `/api/users/${reader.id}/books`,
        headers: operation(opId),
        payload: { bookId: id },
      });
    await post('shelving-1');
    await unshelve(reader, id);
    expect((await post('shelving-1')).json()).toEqual({ ok: true });
    expect(await shelfOf()).toEqual([]);
    await post('shelving-2');
    expect(await shelfOf()).toHaveLength(1);
  });

  test('an operation id that was used for another book is refused', async () => {
    const [one, other] = [await aBook(server.db), await aBook(server.db)];
    const post = (bookId: number) =>
      reader.inject({
        method: 'POST',
        url: `/api/users/${reader.id}/books`,
        headers: operation('shelving-1'),
        payload: { bookId },
      });
    await post(one.id);
    expect((await post(other.id)).statusCode).toBe(422);
    expect(await shelfOf()).toHaveLength(1);
  });
});

describe('progress', () => {
  test('is the share of questions answered right at least once', async () => {
    const { id: bookId } = await aBook(server.db);
    const questions = [];
    for (let made = 0; made < 3; made += 1) {
      questions.push(await aQuestion(server.db, { bookId }));
    }
    const [first, second] = questions.map(({ id }) => id);
    const card = await aFlashcard(server.db, { bookId });
    await shelve(reader, bookId);
    const progress = async () => (await shelfOf())[0]?.progress;

    expect(await progress()).toBe(0);
    await answer(reader, first ?? 0, WRONG);
    await rate(reader, card.id, 'easy');
    expect(await progress()).toBe(0);
    await answer(reader, first ?? 0, RIGHT);
    expect(await progress()).toBe(33);
    await answer(reader, first ?? 0, WRONG);
    expect(await progress()).toBe(33);
    await answer(reader, second ?? 0, RIGHT);
    expect(await progress()).toBe(67);
    expect((await shelfOf(await server.guest()))[0]).toBeUndefined();
  });

  test('and mastery count the questions that the reader can see', async () => {
    const { id: bookId } = await aBook(server.db);
    const kept = await aQuestion(server.db, { bookId });
    const gone = await aQuestion(server.db, { bookId });
    await shelve(reader, bookId);
    await answer(reader, kept.id, RIGHT);
    await master(reader, kept.id);
    expect(await shelfOf()).toMatchObject([{ progress: 50, ismastered: false }]);
    await server.db
      .updateTable('items')
      .set({ state: 'removed' })
      .where('id', '=', gone.id)
      .execute();
    expect(await shelfOf()).toMatchObject([{ progress: 100, ismastered: true }]);
  });

  test('of a book without questions is 0, and it is not mastered', async () => {
    const { id: bookId } = await aBook(server.db);
    await aFlashcard(server.db, { bookId });
    await shelve(reader, bookId);
    expect(await shelfOf()).toMatchObject([{ progress: 0, ismastered: false }]);
  });

  test('is kept while a book is off the shelf', async () => {
    const { id: bookId } = await aBook(server.db);
    const { id } = await aQuestion(server.db, { bookId });
    await shelve(reader, bookId);
    await answer(reader, id, RIGHT);
    await master(reader, id);
    await unshelve(reader, bookId);
    await shelve(reader, bookId);
    expect(await shelfOf()).toMatchObject([{ progress: 100, ismastered: true }]);
  });

  test('reading the shelf writes nothing', async () => {
    const { id } = await aBook(server.db);
    await shelve(reader, id);
    const before = await tableContents(server.db);
    await shelfOf();
    expect(await tableContents(server.db)).toEqual(before);
  });
});

describe('the default books', () => {
  const addDefaults = (who = reader) =>
    who.inject({ method: 'POST', url: '/api/users/add-default-books' });

  test('are added in their order and answered as the shelf; twice is harmless', async () => {
    await loadLibrary(server.db, LONG_AGO);
    const [own] = await server.db
      .selectFrom('books')
      .select('id')
      .where('title', '=', 'The Histories')
      .execute();
    await shelve(reader, own?.id ?? 0);
    const first = await addDefaults();
    expect(first.statusCode).toBe(200);
    expect(titles(first.json())).toEqual([
      'The Histories',
      'Thinking, Fast and Slow',
      'Sapiens',
      'The Lean Startup',
    ]);
    expect((await addDefaults()).json()).toEqual(first.json());
    expect(await shelfOf()).toEqual(first.json());
  });

  test('leave out a book that an admin has hidden', async () => {
    await loadLibrary(server.db, LONG_AGO);
    await server.db
      .updateTable('books')
      .set({ hidden: 1 })
      .where('libraryKey', '=', 'the-lean-startup')
      .execute();
    expect(titles((await addDefaults()).json())).toHaveLength(2);
  });

  test('are none on a server without a library', async () => {
    expect((await addDefaults()).json()).toEqual([]);
  });

  test('need a reader', async () => {
    const request = { method: 'POST', url: '/api/users/add-default-books' } as const;
    expect((await server.app.inject(request)).statusCode).toBe(401);
  });
});
