import { DAY_MS, MINUTE_MS, UNKNOWN_PASSKEY } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { sessionCookie } from '../../testing/cookies.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import {
  type AddedPasskey,
  addedPasskey,
  passkeysOf,
  post,
  signInRequest,
} from '../../testing/passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';

let server: TestServer;
let rita: TestReader;
let passkey: AddedPasskey;
beforeEach(async () => {
  server = await testServer();
  rita = await server.account({ name: 'Rita', email: 'rita@example.org' });
  passkey = await addedPasskey(rita);
});

const signIn = (assertion: object, { app } = server) => post(app, '/api/signin/passkey', assertion);
const signed = async (...flaw: [Parameters<AddedPasskey['sign']>[1]?]) =>
  passkey.sign(await signInRequest(server.app), ...flaw);

/** What an answer says, and the session that it starts. */
const outcome = (answer: Awaited<ReturnType<typeof signIn>>) => ({
  ...answer.json(),
  session: sessionCookie(answer),
});

const REFUSED = { type: 'about:blank', status: 400, session: '' };
const NOT_CHECKED = {
  ...REFUSED,
  detail: 'This passkey could not be checked. Please try again.',
};
const TOO_LATE = { ...REFUSED, detail: 'That took too long. Please try again.' };

describe('signing in with a passkey', () => {
  it('asks for any passkey of the site, and that its owner is recognised', async () => {
    expect(await signInRequest(server.app)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 5 * MINUTE_MS,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('starts a session that is confirmed, as a password does', async () => {
    server.clock.now += DAY_MS;
    const answer = await signIn(await signed());
    expect(answer.json()).toMatchObject({ id: rita.id, name: 'Rita', email: 'rita@example.org' });
    const headers = { cookie: sessionCookie(answer) };
    const users = await server.app.inject({ url: '/api/users', headers });
    expect(users.json().id).toBe(rita.id);
    const url = `/api/users/${rita.id}/export`;
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    expect(await passkeysOf(rita)).toEqual([{ ...passkey.shown, usedAt: server.clock.now }]);
  });

  it('leaves the guest of the device, whose progress may be brought along', async () => {
    const guest = await server.guest();
    const answer = await post(guest, '/api/signin/passkey', await signed());
    const cookie = `${guest.headers.cookie}; ${sessionCookie(answer)}`;
    const url = '/api/users/guest-progress';
    const offered = await server.app.inject({ url, headers: { cookie } });
    expect(offered.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('morsel_guest');
  });

  it('is refused a second time with the same signature', async () => {
    const assertion = await signed();
    expect((await signIn(assertion)).statusCode).toBe(200);
    expect(outcome(await signIn(assertion))).toMatchObject(TOO_LATE);
  });

  it('is refused after five minutes', async () => {
    const assertion = await signed();
    server.clock.now += 5 * MINUTE_MS;
    expect(outcome(await signIn(assertion))).toMatchObject(TOO_LATE);
  });

  it('is refused for a challenge that was made to confirm', async () => {
    const request = (await post(rita, '/api/confirm/passkey/challenge')).json();
    expect(outcome(await signIn(passkey.sign(request)))).toMatchObject(TOO_LATE);
  });

  it.each([
    ['at another site', { origin: 'https://evil.example' }],
    ['at another port', { origin: 'http://localhost:8080' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without recognising anybody', { isUnrecognised: true }],
    ['for another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('is refused when it was signed %s', async (_case, flaw) => {
    expect(outcome(await signIn(await signed(flaw)))).toMatchObject(NOT_CHECKED);
    expect(await passkeysOf(rita)).toEqual([passkey.shown]);
  });

  it('is refused when another key has signed', async () => {
    const { id, rawId } = await signed();
    const forged = softwarePasskey().sign(await signInRequest(server.app));
    expect(outcome(await signIn({ ...forged, id, rawId }))).toMatchObject(NOT_CHECKED);
  });

  it.each([
    ['no JSON', 'bm90IEpTT04'],
    ['no object', Buffer.from('null').toString('base64url')],
    ['no challenge', Buffer.from('{"challenge":1}').toString('base64url')],
  ])('is refused when what was signed is %s', async (_case, clientDataJSON) => {
    const assertion = await signed();
    const response = { ...assertion.response, clientDataJSON };
    expect(outcome(await signIn({ ...assertion, response }))).toMatchObject(TOO_LATE);
  });

  it('tells of a passkey that nobody has, so that its device can forget it', async () => {
    const stranger = softwarePasskey().sign(await signInRequest(server.app));
    const answer = await signIn(stranger);
    expect(outcome(answer)).toMatchObject({ status: 401, type: UNKNOWN_PASSKEY, session: '' });
  });

  it('works at the public address, and nowhere else', async () => {
    const origin = 'https://morsel.example';
    const { app, account } = await testServer({ publicUrl: origin });
    const reader = await account();
    const own = await addedPasskey(reader, softwarePasskey({ origin }));
    expect(own.shown.rpId).toBe('morsel.example');
    const request = await signInRequest(app);
    const wrong = await post(
      app,
      '/api/signin/passkey',
      own.sign(request, { origin: 'http://localhost' }),
    );
    expect(outcome(wrong)).toMatchObject(NOT_CHECKED);
    const right = await post(app, '/api/signin/passkey', own.sign(await signInRequest(app)));
    expect(right.json().id).toBe(reader.id);
  });
});

describe('a passkey that counts', () => {
  beforeEach(async () => {
    passkey = await addedPasskey(rita, softwarePasskey({ counts: true }));
  });

  it('signs in as long as its count goes up', async () => {
    for (const count of [2, 3, 4_294_967_295]) {
      expect((await signIn(await signed({ count }))).statusCode).toBe(200);
    }
  });

  it.each([0, 1, 5])('is taken for a copy when its count goes from 5 to %i', async (count) => {
    await signIn(await signed({ count: 5 }));
    const answer = await signIn(await signed({ count }));
    expect(outcome(answer)).toMatchObject({
      ...REFUSED,
      status: 400,
      detail: expect.stringMatching(/may be a copy of this passkey/),
    });
    expect((await signIn(await signed({ count: 6 }))).statusCode).toBe(200);
  });
});

describe('limits', () => {
  const { challengesByAddress, passkeysByAddress } = LIMITS;

  it('hold for challenges of an address', async () => {
    const few = { ...challengesByAddress, most: 2 };
    const { app } = await testServer({ limits: { ...NO_LIMITS, challengesByAddress: few } });
    await signInRequest(app);
    await signInRequest(app);
    expect((await post(app, '/api/signin/passkey/challenge')).statusCode).toBe(429);
  });

  it('hold for what is refused, and not for what lets somebody in', async () => {
    const few = { ...passkeysByAddress, most: 2 };
    server = await testServer({ limits: { ...NO_LIMITS, passkeysByAddress: few } });
    passkey = await addedPasskey(await server.account());
    for (let times = 0; times < 4; times += 1) {
      expect((await signIn(await signed())).statusCode).toBe(200);
    }
    const statuses = [];
    for (let times = 0; times < 3; times += 1) {
      statuses.push((await signIn(await signed({ isUnrecognised: true }))).statusCode);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });
});
