import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { saveSession } from '../../database/session-store.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { limiter } from '../../http/limits/limiter.ts';
import { testDatabase } from '../../testing/database.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { ensureAdmin } from './first-admin.ts';
import { signIn } from './sign-in.ts';

const ada = { email: 'ada@example.org', password: 'lovelace' };

describe('the first admin', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  const signInWith = (login: { email: string; password: string }) => {
    const limits = limiter({ db, now: () => 1 }, NO_LIMITS);
    const device = { address: '203.0.113.7', deviceIdOf: () => undefined };
    return signIn({ db, limits }, { ...login, ...device });
  };

  const admins = () =>
    db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();

  it('is generated once', async () => {
    const made = await ensureAdmin(db, undefined, 1);
    expect(made?.password).toMatch(/^.{16,}$/);
    const [admin] = await admins();
    expect(await signInWith(made ?? ada)).toBe(admin?.id);
    expect(await ensureAdmin(db, undefined, 2)).toBeUndefined();
    expect(await admins()).toHaveLength(1);
  });

  it('is the configured one, whose password is not told', async () => {
    expect(await ensureAdmin(db, ada, 1)).toBeUndefined();
    expect(await admins()).toMatchObject([{ email: ada.email }]);
    expect(await signInWith(ada)).toEqual(expect.any(Number));
  });

  it('gets a password that is configured anew, and its sessions end', async () => {
    await ensureAdmin(db, ada, 1);
    const id = await signInWith(ada);
    await saveSession(db, 'session', { cookie: { originalMaxAge: null }, userId: id }, 1);
    const changed = { ...ada, password: 'another one' };
    await ensureAdmin(db, changed, 2);
    expect(await signInWith(changed)).toBe(id);
    await expect(signInWith(ada)).rejects.toThrow(UnauthenticatedError);
    expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([]);
  });

  it('is left alone, sessions and all, by a start with the same configuration', async () => {
    await ensureAdmin(db, ada, 1);
    const id = await signInWith(ada);
    await saveSession(db, 'session', { cookie: { originalMaxAge: null }, userId: id }, 1);
    const before = await tableContents(db);
    await ensureAdmin(db, ada, 2);
    expect(await tableContents(db)).toEqual(before);
  });

  it('takes an account over that somebody else made with the address', async () => {
    await db
      .insertInto('users')
      .values({ name: 'Eve', email: ada.email, passwordHash: null, createdAt: 1, seenAt: 1 })
      .execute();
    await ensureAdmin(db, ada, 2);
    const [admin] = await admins();
    expect(await signInWith(ada)).toBe(admin?.id);
  });
});
