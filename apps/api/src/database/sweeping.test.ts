import { beforeEach, describe, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { aBook } from '../testing/factories.ts';
import type { Db } from './connection.ts';
import { SESSION_LIFETIME_MS, saveSession } from './session-store.ts';
import { sweep } from './sweeping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2027, 5, 1);

describe('sweeping', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  const aUser = async (seenAt: number, email: string | null = null) => {
    const { id } = await db
      .insertInto('users')
      .values({ name: null, email, created_at: 0, seen_at: seenAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const usersLeft = async () =>
    (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('removes sessions that are over', async () => {
    const userId = await aUser(NOW, 'rita@example.org');
    const cookie = { originalMaxAge: null };
    await saveSession(db, 'old', { cookie, userId }, NOW - SESSION_LIFETIME_MS);
    await saveSession(db, 'new', { cookie, userId }, NOW - SESSION_LIFETIME_MS + 1);
    await sweep(db, NOW);
    const left = await db.selectFrom('sessions').select('expires_at').execute();
    expect(left).toEqual([{ expires_at: NOW + 1 }]);
  });

  it('removes guests who did not come for 400 days, and no account', async () => {
    await aUser(NOW - 400 * DAY_MS);
    const idle = await aUser(NOW - 400 * DAY_MS + 1);
    const account = await aUser(0, 'rita@example.org');
    await sweep(db, NOW);
    expect(await usersLeft()).toEqual([idle, account]);
  });

  it('takes all that such a guest had along, and leaves the books', async () => {
    const guest = await aUser(0);
    const { id } = await aBook(db, { addedBy: guest });
    const shelved = { user_id: guest, book_id: id, added_at: 1 };
    await db.insertInto('shelf_books').values(shelved).execute();
    await sweep(db, NOW);
    expect(await usersLeft()).toEqual([]);
    expect(await db.selectFrom('shelf_books').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('book_adders').select('user_id').execute()).toEqual([]);
    expect(await db.selectFrom('books').select('id').execute()).toEqual([{ id }]);
  });
});
