import { beforeEach, describe, expect, it } from 'vitest';

import { secretHash } from '../../database/secret-hash.ts';
import { sessionCookie } from '../../testing/cookies.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { hashPassword } from './password-hash.ts';

const rita = { name: 'Rita Cornfield', email: 'rita@example.org', password: 'crumbs and tea' };
const TOKEN = 'the token of a link';

let server: TestServer;

const post = (url: string, payload: object, cookie = '') =>
  server.app.inject({ method: 'POST', url, payload, headers: { cookie } });

const REFUSED: [password: string, detail: RegExp][] = [
  ['1234567', /at least 8 characters/],
  ['        ', /more than spaces/],
  ['sunshine', /most used passwords/],
  ['SunShine', /most used passwords/],
  ['rita@example.org', /mostly your email/],
  ['Cornfield!', /mostly your name/],
  ['morsel2026', /name of this app/],
];

describe('with the strict policy', () => {
  beforeEach(async () => {
    server = await testServer({ passwordPolicy: 'strict' });
  });

  it('is told to those who are to choose a password', async () => {
    const options = await server.app.inject('/api/sign-in-options');
    expect(options.json()).toMatchObject({ passwordPolicy: 'strict' });
  });

  it.each(REFUSED)('“%s” makes no account', async (password, detail) => {
    const before = await tableContents(server.db);
    const answer = await post('/api/signup', { ...rita, password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'password',
      detail: expect.stringMatching(detail),
    });
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('none of them becomes the password of an account, nor uses a reset link up', async () => {
    const cookie = sessionCookie(await post('/api/signup', rita));
    const link = { resetHash: secretHash(TOKEN), resetExpiresAt: server.clock.now + 1 };
    await server.db.updateTable('users').set(link).execute();
    for (const [password, words] of REFUSED) {
      const detail = expect.stringMatching(words);
      const change = { currentPassword: rita.password, newPassword: password };
      const changed = await post('/api/users/password', change, cookie);
      expect(changed.json()).toMatchObject({ status: 400, field: 'newPassword', detail });
      const reset = await post('/api/reset-password', { token: TOKEN, password });
      expect(reset.json()).toMatchObject({ status: 400, field: 'password', detail });
    }
    const reset = await post('/api/reset-password', { token: TOKEN, password: 'better one' });
    expect(reset.statusCode).toBe(200);
  });

  it('who has such a password signs in as before', async () => {
    const passwordHash = await hashPassword('123456', { line: 'signUp', id: 'test' });
    await server.account({ email: rita.email, passwordHash });
    const answer = await post('/api/signin', { email: rita.email, password: '123456' });
    expect(answer.statusCode).toBe(200);
  });
});

it('with the basic policy six characters are enough, whatever they are', async () => {
  server = await testServer();
  const answer = await post('/api/signup', { ...rita, password: '123456' });
  expect(answer.statusCode).toBe(200);
});
