import { ACCOUNT_DELETED, CONFIRMATION_REQUIRED, DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepBusy } from '../../testing/busy-reader.ts';
import { aDocument, someHighlights } from '../../testing/documents.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { linkAccount } from '../../testing/open-id-links.ts';
import { answer, shelve } from '../../testing/reader-calls.ts';
import { rowsByTable } from '../../testing/reader-tables.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource } from '../../testing/sources.ts';
import { tableContents } from '../../testing/table-contents.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ feedMemory: 0 });
});

const email = 'rita@example.org';

/** As a guest with what is typed, as an account with a session that is confirmed. */
const remove = (reader: TestReader, confirmation?: unknown) =>
  reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}`, payload: { confirmation } });

/** The cookie of another device on which the reader is signed in. */
async function anotherSession(userId: number): Promise<{ cookie: string }> {
  const { headers, id } = await server.account();
  await server.db.updateTable('sessions').set({ userId }).where('userId', '=', id).execute();
  return headers;
}

const exportOf = async (reader: TestReader) =>
  (await reader.inject({ url: `/api/users/${reader.id}/export` })).json();

const users = async () =>
  (await server.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);

const books = async () =>
  (await server.db.selectFrom('books').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('deleting', () => {
  it('takes every row that names the reader, and nobody else’s', async () => {
    const [reader, other] = [await server.account({ email }), await server.account()];
    await keepBusy(server.db, reader);
    await keepBusy(server.db, other);
    for (const { id } of [reader, other]) await linkAccount(server.db, id);
    const before = await rowsByTable(server.db, reader.id);
    expect(Object.values(before).filter((count) => count === 0)).toEqual([]);
    const others = await exportOf(other);

    const answered = await remove(reader);

    expect(answered.json()).toEqual({ ok: true });
    expect(await rowsByTable(server.db, reader.id)).toEqual(
      Object.fromEntries(Object.keys(before).map((table) => [table, 0])),
    );
    expect(await users()).toEqual([other.id]);
    expect(await exportOf(other)).toEqual(others);
  });

  it('ends the account’s sessions, and clears the cookie of this one', async () => {
    const reader = await server.account({ email });
    const answered = await remove(reader);
    expect(answered.cookies).toContainEqual(
      expect.objectContaining({ name: 'morsel_session', value: '' }),
    );
    for (const url of ['/api/users', `/api/users/${reader.id}/stats`]) {
      expect((await reader.inject({ url })).statusCode).toBe(401);
    }
    expect((await remove(reader)).statusCode).toBe(401);
  });

  it('tells the account’s other sessions, and keeps nothing else of them', async () => {
    const reader = await server.account({ email });
    const there = await anotherSession(reader.id);
    const guest = await server.guest();
    await remove(reader);

    const deleted = { status: 401, type: ACCOUNT_DELETED, detail: 'This account was deleted' };
    const withGuest = { cookie: `${there.cookie}; ${guest.headers.cookie}` };
    for (const headers of [there, withGuest]) {
      const answered = await server.app.inject({ url: '/api/users', headers });
      expect(answered.json()).toMatchObject(deleted);
    }
    const stats = await server.app.inject({ url: '/api/users/1/stats', headers: there });
    expect(stats.json()).toMatchObject(deleted);
    const sessions = server.db.selectFrom('sessions').select(['userId', 'data', 'device']);
    expect(await sessions.execute()).toEqual([{ userId: null, data: '{}', device: null }]);

    const asGuest = await server.app.inject({
      url: `/api/users/${guest.id}/stats`,
      headers: withGuest,
    });
    expect(asGuest.statusCode).toBe(200);
    server.clock.now += 30 * DAY_MS;
    const late = await server.app.inject({ url: '/api/users', headers: there });
    expect(late.json()).toMatchObject({ status: 401, type: 'about:blank' });
  });

  it('of an account needs a confirmation of the last five minutes, whatever is typed', async () => {
    const reader = await server.account({ email });
    await keepBusy(server.db, reader);
    server.clock.now += 5 * MINUTE_MS;
    const before = await tableContents(server.db);
    for (const typed of [undefined, 'DELETE', email]) {
      const answered = await remove(reader, typed);
      expect(answered.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
    }
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('is not for another reader’s account', async () => {
    const [reader, other] = [await server.account({ email }), await server.account()];
    const url = `/api/users/${reader.id}`;
    const answered = await other.inject({ method: 'DELETE', url, payload: {} });
    expect(answered.statusCode).toBe(403);
    expect(await users()).toEqual([reader.id, other.id]);
  });

  it('of an account leaves the guest of the device', async () => {
    const [account, guest] = [await server.account({ email }), await server.guest()];
    const answered = await remove(onDeviceOf(server, { account, guest }));
    expect(answered.cookies.map(({ name }) => name)).not.toContain('morsel_guest');
    expect((await exportOf(guest)).account).toMatchObject({ id: guest.id, isGuest: true });
  });
});

describe('deleting a guest', () => {
  it('takes every row, and the device’s cookie', async () => {
    const guest = await server.guest();
    await keepBusy(server.db, guest);
    const answered = await remove(guest, ' DELETE');
    expect(answered.statusCode).toBe(200);
    expect(answered.cookies).toContainEqual(
      expect.objectContaining({ name: 'morsel_guest', value: '' }),
    );
    const left = Object.values(await rowsByTable(server.db, guest.id));
    expect(left.filter((count) => count > 0)).toEqual([]);
    const demo = await guest.inject({ method: 'POST', url: '/api/demo-user' });
    expect(demo.json().id).not.toBe(guest.id);
  });

  it.each(['', 'delete', 'yes', undefined])('is not confirmed by “%s”', async (typed) => {
    const guest = await server.guest();
    const answered = await remove(guest, typed);
    expect(answered.statusCode).toBe(400);
    expect(answered.json()).toMatchObject({ field: 'confirmation', detail: 'Please type DELETE' });
    expect(await users()).toEqual([guest.id]);
  });
});

describe('a book that the deleted reader added', () => {
  let guest: TestReader;
  let other: TestReader;
  beforeEach(async () => {
    guest = await server.guest();
    other = await server.account({ role: 'admin' });
  });

  const added = (over: { listed?: 0 | 1; hidden?: 0 | 1; libraryKey?: string } = {}) =>
    aBook(server.db, { listed: 0, addedBy: guest.id, ...over });

  it('goes, items and all, when nobody else has to do with it', async () => {
    const book = await added();
    const question = await aQuestion(server.db, { bookId: book.id });
    await shelve(guest, book.id);
    await answer(guest, question.id, 1);
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([]);
    expect(await server.db.selectFrom('items').select('id').execute()).toEqual([]);
  });

  it.each([{ listed: 1 }, { hidden: 1 }, { libraryKey: 'made-book' }] as const)(
    'stays when it is %o',
    async (over) => {
      const { id } = await added(over);
      await remove(guest, 'DELETE');
      expect(await books()).toEqual([id]);
    },
  );

  it('stays when another added it too', async () => {
    const { id, title, author } = await added();
    const second = await server.guest();
    await second.inject({ method: 'POST', url: '/api/books', payload: { title, author } });
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([id]);
  });

  it('stays when it is on another’s shelf', async () => {
    const { id } = await added();
    expect((await shelve(other, id)).statusCode).toBe(200);
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([id]);
  });

  it('stays when another has a text of it', async () => {
    const { id } = await added();
    await aSource(server.db, { bookId: id, readers: [other] });
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([id]);
  });

  it.each([
    ['a document', aDocument],
    ['highlights', someHighlights],
  ])('stays when another has %s of it', async (_, make) => {
    const { id } = await added();
    await make(server.db, { userId: other.id, bookId: id, link: 'reader' });
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([id]);
  });

  it('stays when another has studied it', async () => {
    const { id } = await added();
    const question = await aQuestion(server.db, { bookId: id });
    expect((await answer(other, question.id, 1)).statusCode).toBe(200);
    await remove(guest, 'DELETE');
    expect(await books()).toEqual([id]);
  });
});
