import { MINUTE_MS } from '@morsel/sdk/domain';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { answer, operation, undo } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { bringGuestProgress } from './bring-guest-progress.ts';

const RIGHT = 1;
const url = '/api/users/guest-progress';

let server: TestServer;
let guest: TestReader;
let account: TestReader;
/** The account on the guest's device. */
let both: TestReader;
beforeEach(async () => {
  server = await testServer();
  guest = await server.guest();
  account = await server.account();
  both = onDeviceOf(server, { account, guest });
});

const bring = (reader: TestReader) => reader.inject({ method: 'POST', url });

describe('nothing counts twice: bringing along', () => {
  it('counts no XP for what the account has practised already', async () => {
    const book = await aBook(server.db);
    const [known, fresh] = [
      await aQuestion(server.db, { bookId: book.id }),
      await aQuestion(server.db, { bookId: book.id }),
    ];
    await answer(guest, known.id, RIGHT);
    server.clock.now += MINUTE_MS;
    await answer(account, known.id, RIGHT);
    await answer(guest, fresh.id, RIGHT);
    const stats = (await bring(both)).json();
    expect(stats).toMatchObject({
      xp: 2 * CORRECT_XP,
      totalAnswered: 3,
      correctAnswered: 3,
      streak: 3,
    });
  });

  it('skips what the account did under the same operation', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    await answer(guest, question.id, RIGHT, operation('same-operation'));
    await answer(account, question.id, RIGHT, operation('same-operation'));
    expect((await bring(both)).json()).toMatchObject({ xp: CORRECT_XP, totalAnswered: 1 });
  });

  it('counts nothing that the guest took back, and knows it when it comes again', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    const given = { itemId: question.id, opId: 'guest-answer' };
    const first = await answer(guest, question.id, RIGHT, operation(given.opId));
    const undone = await undo(guest, given, operation('guest-undo'));
    expect((await bring(both)).json()).toMatchObject({ xp: 0, totalAnswered: 0 });

    const again = await answer(account, question.id, RIGHT, operation(given.opId));
    expect(again.json()).toEqual(first.json());
    expect((await undo(account, given, operation('guest-undo'))).json()).toEqual(undone.json());
    expect((await undo(account, given)).json()).toMatchObject({ undone: given.opId });
    expect(await server.db.selectFrom('reviewEvents').select('id').execute()).toEqual([]);
  });

  it('lets the account take back what the guest did last', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    await answer(guest, question.id, RIGHT, operation('guest-answer'));
    await bring(both);

    const undone = await undo(account, { itemId: question.id, opId: 'guest-answer' });
    expect(undone.json()).toMatchObject({ stats: { xp: 0, totalAnswered: 0 } });
  });

  it('knows a repeated operation of the guest afterwards', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    const first = await answer(guest, question.id, RIGHT, operation('guest-answer'));
    await bring(both);
    const again = await answer(account, question.id, RIGHT, operation('guest-answer'));
    expect(again.json()).toEqual(first.json());
    expect(await server.db.selectFrom('reviewEvents').select('id').execute()).toHaveLength(1);
  });

  it('brings nothing a second time', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    await answer(guest, question.id, RIGHT);
    const first = await bring(both);
    const after = await tableContents(server.db);
    expect((await bring(both)).json()).toEqual(first.json());
    expect(await tableContents(server.db)).toEqual(after);
    expect((await both.inject({ url })).json()).toEqual({ xp: 0, reviews: 0, books: 0 });
  });

  it('takes nothing from a guest who has become an account meanwhile', async () => {
    const book = await aBook(server.db);
    const question = await aQuestion(server.db, { bookId: book.id });
    const other = await server.account();
    await answer(other, question.id, RIGHT);
    const before = await tableContents(server.db);
    await server.db
      .transaction()
      .execute((tx) =>
        bringGuestProgress(tx, { guestId: other.id, accountId: account.id, now: 0 }),
      );
    expect(await tableContents(server.db)).toEqual(before);
  });
});
