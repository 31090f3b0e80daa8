import type { AdminBook } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
let admin: TestReader;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
});

const listBooks = async (): Promise<AdminBook[]> =>
  (await admin.inject({ url: '/api/admin/books' })).json();

const moderate = (bookId: number, payload: object, by = admin) =>
  by.inject({ method: 'PATCH', url: `/api/admin/books/${bookId}`, payload });

const moderateMany = (payload: object) =>
  admin.inject({ method: 'PATCH', url: '/api/admin/books', payload });

describe('the books of admins', () => {
  test('are all books, with what all readers can study', async () => {
    const guest = await server.guest();
    const full = await aBook(server.db, { title: 'Apes', addedBy: guest.id, listed: 0 });
    const questions = [];
    for (const type of ['mcq', 'true_false', 'match_pairs'] as const) {
      questions.push(await aQuestion(server.db, { bookId: full.id, type }));
    }
    await aFlashcard(server.db, { bookId: full.id });
    await server.db
      .updateTable('items')
      .set({ state: 'deleted' })
      .where('id', '=', questions[0]?.id ?? 0)
      .execute();
    const bees = await aBook(server.db, { title: 'Bees', hidden: 1 });
    const own = await aSource(server.db, { bookId: bees.id, readers: [guest] });
    const { id: unseen } = await aQuestion(server.db, { bookId: bees.id });
    await groundItem(server.db, unseen, own, 'Iron is not');
    expect(await listBooks()).toMatchObject([
      {
        title: 'Apes',
        slug: full.slug,
        topic: { name: 'Science' },
        questionCount: 2,
        flashcardCount: 1,
        addedBy: guest.id,
        listed: false,
        hidden: false,
      },
      {
        title: 'Bees',
        questionCount: 0,
        flashcardCount: 0,
        addedBy: null,
        listed: true,
        hidden: true,
      },
    ]);
  });

  test('are nobody else’s', async () => {
    const answers = [
      await server.app.inject({ url: '/api/admin/books' }),
      await (await server.guest()).inject({ url: '/api/admin/books' }),
      await (await server.account()).inject({ url: '/api/admin/books' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
  });
});

describe('moderating', () => {
  test('lists a guest’s book for everybody, and takes that back', async () => {
    const guest = await server.guest();
    const { id } = await aBook(server.db, { listed: 0, addedBy: guest.id });
    const statusFor = async (by: TestReader) =>
      (await by.inject({ url: `/api/books/${id}` })).statusCode;
    const other = await server.guest();

    const listed = await moderate(id, { listed: true });
    expect(listed.json()).toMatchObject({ id, listed: true, hidden: false, questionCount: 0 });
    expect(await statusFor(other)).toBe(200);
    await moderate(id, { listed: false });
    expect([await statusFor(other), await statusFor(guest)]).toEqual([404, 200]);
  });

  test('hides a book from library, shelf and feed of everybody, and shows it again', async () => {
    const guest = await server.guest();
    const { id } = await aBook(server.db, { addedBy: guest.id });
    await aQuestion(server.db, { bookId: id });
    await shelve(guest, id);
    const seen = async () => [
      (await guest.inject({ url: '/api/books' })).json(),
      (await guest.inject({ url: `/api/users/${guest.id}/books` })).json(),
      (await readFeed(guest)).json(),
      (await admin.inject({ url: '/api/books' })).json(),
    ];
    await moderate(id, { hidden: true });
    expect(await seen()).toEqual([[], [], [], []]);
    expect(await listBooks()).toMatchObject([{ id, hidden: true, listed: true }]);
    await moderate(id, { hidden: false });
    expect((await seen()).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  test('of several books at once changes those that are there, and no other', async () => {
    const guest = await server.guest();
    const ids: number[] = [];
    while (ids.length < 4) {
      ids.push((await aBook(server.db, { listed: 0, addedBy: guest.id })).id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const approved = await moderateMany({ bookIds: [second, 4711, first], listed: true });
    expect(approved.json()).toMatchObject([
      { id: first, listed: true, hidden: false },
      { id: second, listed: true, addedBy: guest.id },
    ]);
    await moderateMany({ bookIds: [third], hidden: true });
    const books = server.db.selectFrom('books').select(['listed', 'hidden']).orderBy('id');
    expect(await books.execute()).toEqual([
      { listed: 1, hidden: 0 },
      { listed: 1, hidden: 0 },
      { listed: 0, hidden: 1 },
      { listed: 0, hidden: 0 },
    ]);
  });

  test.each([
    [{ bookIds: [1] }, undefined],
    [{ bookIds: [], listed: true }, 'bookIds'],
    [{ bookIds: [1, 1], listed: true }, 'bookIds'],
    [{ bookIds: Array.from({ length: 201 }, (_, index) => index + 1), listed: true }, 'bookIds'],
    [{ bookIds: [1], listed: true, title: 'Other' }, 'title'],
  ])('of several books: %j is refused', async (payload, field) => {
    await aBook(server.db, { listed: 0 });
    const refused = await moderateMany(payload);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    expect(await listBooks()).toMatchObject([{ listed: false }]);
  });

  test('needs an admin, something to change and a book', async () => {
    const adder = await server.account();
    const { id } = await aBook(server.db, { listed: 0, addedBy: adder.id });
    const before = await tableContents(server.db);
    const request = {
      method: 'PATCH',
      url: `/api/admin/books/${id}`,
      payload: { listed: true },
    } as const;
    const statuses = [
      (await server.app.inject(request)).statusCode,
      (await moderate(id, { listed: true }, await server.guest())).statusCode,
      (await moderate(id, { listed: true }, adder)).statusCode,
      (await moderate(id, {})).statusCode,
      (await moderate(id, { listed: 1 })).statusCode,
      (await moderate(id, { listed: true, title: 'Other' })).statusCode,
      (await moderate(4711, { listed: true })).statusCode,
    ];
    expect(statuses).toEqual([401, 403, 403, 400, 400, 400, 404]);
    const after = await tableContents(server.db);
    expect(after['books']).toEqual(before['books']);
  });
});
