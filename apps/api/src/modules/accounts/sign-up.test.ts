import { beforeEach, describe, expect, it } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const signUp = (payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/api/signup', payload, headers });

const usersInDatabase = () => server.db.selectFrom('users').selectAll().orderBy('id').execute();

describe('signing up', () => {
  it('makes an account and signs it in', async () => {
    const answer = await signUp(rita);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      name: 'Rita',
      email: 'rita@example.org',
      role: 'reader',
      xp: 0,
      level: 1,
      streak: 0,
    });
    const session = answer.cookies.find(({ name }) => name === 'morsel_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const headers = { cookie: `morsel_session=${encodeURIComponent(session?.value ?? '')}` };
    const current = await server.app.inject({ url: '/api/users', headers });
    expect(current.json()).toEqual(answer.json());
  });

  it('stores the email trimmed and in lower case, and a hash for the password', async () => {
    await signUp({ name: '  Rita ', email: ' Rita@Example.ORG ', password: '  bookworm ' });
    const [row] = await usersInDatabase();
    expect(row).toMatchObject({ name: 'Rita', email: 'rita@example.org' });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('keeps a name without what turns or hides, but with what its script needs', async () => {
    await signUp({ ...rita, name: '\u202EMina  \u200Bمی\u200Cخواهم\u2069' });
    expect(await usersInDatabase()).toMatchObject([{ name: 'Mina می\u200Cخواهم' }]);
  });

  it('says in plain words how long a name may be', async () => {
    const answer = await signUp({ ...rita, name: 'R'.repeat(101) });
    expect(answer.json()).toMatchObject({
      status: 400,
      field: 'name',
      detail: 'name may have at most 100 characters',
    });
  });

  it.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ email: ' ' }, 'email'],
    [{ password: '' }, 'password'],
    [{ email: 'rita' }, 'email'],
    [{ password: '12345' }, 'password'],
    [{ password: '      ' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ name: 7 }, 'name'],
    [{ name: '\u200B' }, 'name'],
    [{ name: '\u202E\u2066' }, 'name'],
    [{ name: 'Ri\u0000ta' }, 'name'],
    [{ email: 'rita\u0000@example.org' }, 'email'],
    [{ role: 'admin' }, 'role'],
  ])('refuses %o', async (wrong, field) => {
    const answer = await signUp({ ...rita, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
    expect(await usersInDatabase()).toEqual([]);
  });

  it('asks for what is missing before it minds a short password', async () => {
    const answer = await signUp({ name: '', email: 'rita@example.org', password: '123' });
    expect(answer.json()).toMatchObject({ field: 'name' });
  });

  it('refuses an email that is taken, in any case', async () => {
    await signUp(rita);
    const answer = await signUp({ ...rita, email: ' RITA@example.org' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ field: 'email' });
    expect(await usersInDatabase()).toHaveLength(1);
  });

  it('gives one of two simultaneous sign-ups with one email the account', async () => {
    const answers = await Promise.all([signUp(rita), signUp(rita), signUp(rita)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  });
});

describe('signing up as a guest', () => {
  let guest: TestReader;
  beforeEach(async () => {
    guest = await server.guest();
    const { id: bookId } = await aBook(server.db);
    await server.db
      .insertInto('shelfBooks')
      .values({ userId: guest.id, bookId, addedAt: 1 })
      .execute();
    await server.db.updateTable('users').set({ xp: 130, streak: 4, totalAnswered: 15 }).execute();
  });

  it('keeps id, XP and shelf', async () => {
    const answer = await signUp(rita, guest.headers);
    expect(answer.json()).toMatchObject({ id: guest.id, xp: 130, level: 2, streak: 4 });
    expect(await usersInDatabase()).toHaveLength(1);
    const shelf = await server.db.selectFrom('shelfBooks').select('userId').execute();
    expect(shelf).toEqual([{ userId: guest.id }]);
  });

  it('ends the guest: the old cookie is nobody', async () => {
    const answer = await signUp(rita, guest.headers);
    const cleared = answer.cookies.find(({ name }) => name === 'morsel_guest');
    expect(cleared).toMatchObject({ value: '' });
    const stats = await guest.inject({ url: `/api/users/${guest.id}/stats` });
    expect(stats.statusCode).toBe(401);
  });

  it('changes nothing when it is refused', async () => {
    await server.account({ email: rita.email });
    expect((await signUp(rita, guest.headers)).statusCode).toBe(409);
    const current = await guest.inject({ url: `/api/users/${guest.id}/stats` });
    expect(current.json()).toMatchObject({ xp: 130 });
  });

  it('never overwrites an account', async () => {
    await signUp(rita, guest.headers);
    const other = { ...rita, name: 'Otto', email: 'otto@example.org' };
    const answer = await signUp(other, guest.headers);
    expect(answer.json()).toMatchObject({ name: 'Otto', xp: 0 });
    expect(answer.json().id).not.toBe(guest.id);
  });
});
