import { CONFIRMATION_REQUIRED, MINUTE_MS, MOST_PASSKEYS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { addedPasskey, creationFor, passkeysOf, post } from '../../testing/passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer();
  rita = await server.account({ name: 'Rita', email: 'rita@example.org' });
});

const add = (reader: TestReader, attestation: object) => post(reader, '/api/passkeys', attestation);

describe('what a new passkey has to be', () => {
  it('keeps the account’s name on its device and recognises its owner', async () => {
    const creation = await creationFor(rita);
    expect(creation).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Morsel' },
      user: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        name: 'rita@example.org',
        displayName: 'Rita',
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 5 * MINUTE_MS,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
  });

  it('is of the same account for its device each time, and none that is there', async () => {
    const { user } = await creationFor(rita);
    const { id } = await addedPasskey(rita);
    expect(await creationFor(rita)).toMatchObject({
      user: { id: user.id },
      excludeCredentials: [{ id, transports: ['internal', 'hybrid'] }],
    });
    const other = await creationFor(await server.account());
    expect(other.user.id).not.toBe(user.id);
    expect(other.excludeCredentials).toEqual([]);
  });

  it('is told to those who have just proved who they are, accounts alone', async () => {
    expect((await post(await server.guest(), '/api/passkeys/challenge')).statusCode).toBe(403);
    server.clock.now += 5 * MINUTE_MS;
    const answer = await post(rita, '/api/passkeys/challenge');
    expect(answer.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
  });

  it('is told a hundred times an hour', async () => {
    const { challengesByReader } = LIMITS;
    const limits = { ...NO_LIMITS, challengesByReader };
    const limited = await testServer({ limits });
    const reader = await limited.account();
    for (let asked = 0; asked < challengesByReader.most; asked += 1) await creationFor(reader);
    expect((await post(reader, '/api/passkeys/challenge')).statusCode).toBe(429);
  });

  it('is told nowhere where browsers have no passkeys', async () => {
    const headers = { ...rita.headers, host: '192.0.2.7:3000' };
    const url = '/api/passkeys/challenge';
    const answer = await server.app.inject({ method: 'POST', url, headers });
    expect(answer.json()).toMatchObject({
      status: 404,
      detail: 'There are no passkeys here: they need https, or localhost',
    });
  });
});

describe('adding a passkey', () => {
  it('puts it in the account’s list, first of all', async () => {
    const first = await addedPasskey(rita);
    server.clock.now += 1;
    const { shown } = await addedPasskey(rita, softwarePasskey({ isBackedUp: true }));
    expect(shown).toEqual({
      id: expect.any(Number),
      name: 'Passkey',
      rpId: 'localhost',
      createdAt: server.clock.now,
      usedAt: null,
      isBackedUp: true,
    });
    expect(await passkeysOf(rita)).toEqual([shown, first.shown]);
    expect(first.shown.isBackedUp).toBe(false);
    expect(await passkeysOf(await server.account())).toEqual([]);
  });

  it('calls it by its authenticator', async () => {
    const aaguid = 'd548826e-79b4-db40-a3d8-11116f7e8349';
    const { shown } = await addedPasskey(rita, softwarePasskey({ aaguid }));
    expect(shown.name).toBe('Bitwarden');
  });

  it('calls it by the device where its authenticator is not known', async () => {
    const signUp = await server.app.inject({
      method: 'POST',
      url: '/api/signup',
      payload: { name: 'Olga', email: 'olga@example.org', password: 'bookworm' },
      headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Firefox/144.0' },
    });
    const { id } = signUp.json();
    const cookie = signUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const headers = { cookie: cookie.join('; ') };
    const olga: TestReader = {
      id,
      headers,
      inject: (request) => server.app.inject({ ...request, headers }),
    };
    expect((await addedPasskey(olga)).shown.name).toBe('Firefox on Android');
  });

  it('does not ask who made its authenticator', async () => {
    const flaw = { format: 'android-safetynet' };
    const attestation = softwarePasskey().create(await creationFor(rita), flaw);
    expect((await add(rita, attestation)).statusCode).toBe(200);
  });

  it.each(['AA', 'oA', 'bm90IENCT1I'])('is refused for the bytes %s', async (attestationObject) => {
    const attestation = softwarePasskey().create(await creationFor(rita));
    const response = { ...attestation.response, attestationObject };
    expect((await add(rita, { ...attestation, response })).statusCode).toBe(400);
  });

  it('goes on while the confirmation ends, until the challenge does', async () => {
    const creation = await creationFor(rita);
    server.clock.now += 5 * MINUTE_MS - 1;
    expect((await add(rita, softwarePasskey().create(creation))).statusCode).toBe(200);
  });

  it.each([
    ['at another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without recognising anybody', { isUnrecognised: true }],
  ])('is refused when it was made %s', async (_case, flaw) => {
    const attestation = softwarePasskey().create(await creationFor(rita), flaw);
    const answer = await add(rita, attestation);
    expect(answer.json()).toMatchObject({
      status: 400,
      detail: 'This passkey could not be checked. Please try again.',
    });
    expect(await passkeysOf(rita)).toEqual([]);
  });

  it.each([
    ['no challenge of ours', async () => 'bm90LW91cnM'],
    ['another reader’s', async () => (await creationFor(await server.account())).challenge],
    [
      'one of too long ago',
      async () => {
        const { challenge } = await creationFor(rita);
        server.clock.now += 5 * MINUTE_MS;
        return challenge;
      },
    ],
    [
      'one to sign in',
      async () => (await post(rita, '/api/signin/passkey/challenge')).json().challenge,
    ],
  ])('is refused for %s', async (_case, challenge) => {
    const creation = { ...(await creationFor(rita)), challenge: await challenge() };
    const answer = await add(rita, softwarePasskey().create(creation));
    expect(answer.json()).toMatchObject({
      status: 400,
      detail: 'That took too long. Please try again.',
    });
    expect(await passkeysOf(rita)).toEqual([]);
  });

  it('is done once with a challenge', async () => {
    const creation = await creationFor(rita);
    expect((await add(rita, softwarePasskey().create(creation))).statusCode).toBe(200);
    expect((await add(rita, softwarePasskey().create(creation))).statusCode).toBe(400);
    expect(await passkeysOf(rita)).toHaveLength(1);
  });

  it('is refused for one that is there, whoever’s', async () => {
    const passkey = await addedPasskey(await server.account());
    const answer = await add(rita, passkey.create(await creationFor(rita)));
    expect(answer.json()).toMatchObject({
      status: 409,
      detail: 'This passkey was added already',
    });
  });

  it(`ends with ${MOST_PASSKEYS}`, async () => {
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await addedPasskey(rita);
    const answer = await add(rita, softwarePasskey().create(await creationFor(rita)));
    expect(answer.json()).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/the most. Remove one first/),
    });
    expect(await passkeysOf(rita)).toHaveLength(MOST_PASSKEYS);
  });
});
