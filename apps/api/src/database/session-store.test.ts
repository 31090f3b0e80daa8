import { beforeEach, describe, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import type { Db } from './connection.ts';
import {
  type Entry,
  MOST_SESSIONS,
  SESSION_IDLE_MS,
  SignedOutMeanwhileError,
  deleteSessionsOf,
  saveSession,
  sessionStore,
} from './session-store.ts';

const cookie = { originalMaxAge: null };

describe('stored sessions', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
    await db
      .insertInto('users')
      .values([
        { id: 1, createdAt: 0, seenAt: 0 },
        { id: 2, createdAt: 0, seenAt: 0 },
      ])
      .execute();
  });

  const read = (id: string, now: number) =>
    new Promise((resolve, reject) => {
      sessionStore(db, () => now).get(id, (error, session) =>
        error ? reject(error) : resolve(session),
      );
    });

  it('end a fixed time after they were seen, whatever is saved in between', async () => {
    await saveSession(db, 'one', { cookie, userId: 1 }, 0);
    await saveSession(db, 'one', { cookie, userId: 2 }, SESSION_IDLE_MS - 1);
    expect(await read('one', SESSION_IDLE_MS - 1)).toMatchObject({ userId: 2 });
    expect(await read('one', SESSION_IDLE_MS)).toBeNull();
  });

  it('end with the oldest where a reader has too many', async () => {
    await saveSession(db, 'other', { cookie, userId: 2 }, 0);
    for (let at = 0; at <= MOST_SESSIONS; at += 1) {
      await saveSession(db, `session ${at}`, { cookie, userId: 1 }, at);
    }
    const left = await db.selectFrom('sessions').select('userId').execute();
    expect(left.filter(({ userId }) => userId === 1)).toHaveLength(MOST_SESSIONS);
    expect(await read('session 0', 30)).toBeNull();
    expect(await read('session 1', 30)).toMatchObject({ userId: 1 });
    expect(await read('other', 30)).toMatchObject({ userId: 2 });
  });

  it('end for one reader and stay for others', async () => {
    await saveSession(db, 'one', { cookie, userId: 1 }, 0);
    await saveSession(db, 'two', { cookie, userId: 2 }, 0);
    await deleteSessionsOf(db, 1);
    expect(await read('one', 1)).toBeNull();
    expect(await read('two', 1)).toMatchObject({ userId: 2 });
  });

  it('do not begin by what was proved before all others ended', async () => {
    const before = await deleteSessionsOf(db, 1);
    const since = await deleteSessionsOf(db, 1);
    const begin = (id: string, entry: Entry) => saveSession(db, id, { cookie, ...entry }, 0);
    await expect(begin('late', before)).rejects.toThrow(SignedOutMeanwhileError);
    expect(await read('late', 1)).toBeNull();
    await begin('new', since);
    expect(await read('new', 1)).toMatchObject({ userId: 1 });
  });
});
