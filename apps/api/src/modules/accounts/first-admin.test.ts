import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { saveSession } from '../../database/session-store.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { limiter } from '../../http/limits/limiter.ts';
import { testDatabase } from '../../testing/database.ts';
import { STAND_IN } from '../../testing/identity-provider/stand-in.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { linkAccount } from '../../testing/open-id-links.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { type AdminSettings, ensureAdmin } from './first-admin.ts';
import { signIn } from './sign-in.ts';

const ada = { email: 'ada@example.org', password: 'lovelace' };

const WITH_FORM = { configured: undefined, hasPasswordForm: true, decidingIssuer: undefined };

const { issuer } = STAND_IN;

/** What the account does not have any more. */
const OTHER = { configured: { ...ada, password: 'another one' } };

describe('the first admin', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  const start = (settings: Partial<AdminSettings>, now: number) =>
    ensureAdmin(db, { ...WITH_FORM, ...settings }, now);

  const signInWith = async (login: { email: string; password: string }) => {
    const limits = limiter({ db, now: () => 1, secret: 'of tests' }, NO_LIMITS);
    const device = { address: '203.0.113.7', deviceIdOf: () => undefined };
    const { userId } = await signIn({ db, limits }, { ...login, ...device });
    return userId;
  };

  const admins = () =>
    db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();

  it('is generated once', async () => {
    const made = await start({}, 1);
    expect(made?.password).toMatch(/^.{16,}$/);
    const [admin] = await admins();
    expect(await signInWith({ email: made?.email ?? '', password: made?.password ?? '' })).toBe(
      admin?.id,
    );
    expect(await start({}, 2)).toBeUndefined();
    expect(await admins()).toHaveLength(1);
  });

  it('is the configured one, whose password is not told', async () => {
    expect(await start({ configured: ada }, 1)).toBeUndefined();
    expect(await admins()).toMatchObject([{ email: ada.email }]);
    expect(await signInWith(ada)).toEqual(expect.any(Number));
  });

  it('gets a password that is configured anew, and its sessions end', async () => {
    await start({ configured: ada }, 1);
    const id = await signInWith(ada);
    await saveSession(db, 'session', { cookie: { originalMaxAge: null }, userId: id }, 1);
    const changed = { ...ada, password: 'another one' };
    await start({ configured: changed }, 2);
    expect(await signInWith(changed)).toBe(id);
    await expect(signInWith(ada)).rejects.toThrow(UnauthenticatedError);
    expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([]);
  });

  it('is left alone, sessions and all, by a start with the same configuration', async () => {
    await start({ configured: ada }, 1);
    const id = await signInWith(ada);
    await saveSession(db, 'session', { cookie: { originalMaxAge: null }, userId: id }, 1);
    const before = await tableContents(db);
    await start({ configured: ada }, 2);
    expect(await tableContents(db)).toEqual(before);
  });

  it('takes an account over that somebody else made with the address', async () => {
    await db
      .insertInto('users')
      .values({ name: 'Eve', email: ada.email, passwordHash: null, createdAt: 1, seenAt: 1 })
      .execute();
    await start({ configured: ada }, 2);
    const [admin] = await admins();
    expect(await signInWith(ada)).toBe(admin?.id);
  });
  describe('who is linked to the identity provider', () => {
    /** The configured admin, whose account has come to be like this since. */
    async function linkedAdmin(over: { passwordHash?: null; role?: 'reader' } = {}) {
      await start({ configured: ada }, 1);
      const [admin] = await admins();
      const id = admin?.id ?? 0;
      await db
        .updateTable('users')
        .set({ seenAt: 2, ...over })
        .where('id', '=', id)
        .execute();
      await linkAccount(db, id);
      await saveSession(db, 'session', { cookie: { originalMaxAge: null }, userId: id }, 1);
    }

    it.each([
      ['joined by the verified address, which took the password', { passwordHash: null }, {}],
      ['linked in the settings', {}, {}],
      ['reset the password where none is asked for', {}, { ...OTHER, hasPasswordForm: false }],
      ['is in no group of admins', { role: 'reader' }, { ...OTHER, decidingIssuer: issuer }],
    ] as const)('is left alone by a start: %s', async (_why, account, settings) => {
      await linkedAdmin(account);
      const before = await tableContents(db);
      expect(await start({ configured: ada, ...settings }, 3)).toBeUndefined();
      expect(await tableContents(db)).toEqual(before);
    });

    it('is an admin again with the configured password, and stays linked', async () => {
      await linkedAdmin({ role: 'reader' });
      await start({ configured: ada }, 3);
      expect(await admins()).toMatchObject([{ email: ada.email }]);
      expect(await db.selectFrom('openIdLinks').select('issuer').execute()).toEqual([{ issuer }]);
    });

    it('loses the link of somebody who was there before, whom no password speaks for', async () => {
      await linkedAdmin({ role: 'reader', passwordHash: null });
      await start({ configured: ada }, 3);
      expect(await admins()).toMatchObject([{ email: ada.email }]);
      expect(await db.selectFrom('openIdLinks').select('issuer').execute()).toEqual([]);
    });
  });

  it('has no password, and is to be told a link, where nobody signs in with one', async () => {
    const withoutForm = { configured: ada, hasPasswordForm: false };
    const told = { email: ada.email, password: undefined };
    expect(await start(withoutForm, 1)).toEqual(told);
    await expect(signInWith(ada)).rejects.toThrow(UnauthenticatedError);
    expect(await start(withoutForm, 2)).toBeUndefined();
    await db.updateTable('users').set({ role: 'reader' }).execute();
    expect(await start(withoutForm, 3)).toEqual(told);
  });

  it('gets the configured password once readers sign in with one', async () => {
    await start({ configured: ada, hasPasswordForm: false }, 1);
    await start({ configured: ada }, 2);
    expect(await signInWith(ada)).toEqual(expect.any(Number));
  });
});
