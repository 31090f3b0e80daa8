import { describe, expect, it, onTestFinished } from 'vitest';

import { openIdServer } from '../../testing/identity-provider/open-id-server.ts';
import { MORSEL, worldsWithOpenId } from '../../testing/identity-provider/open-id-world.ts';
import { testServer } from '../../testing/server.ts';
import type { ProviderFetch } from './discover-provider.ts';

const openIdWorld = worldsWithOpenId();
const SIGN_IN = '/api/signin/openid';

describe('the way to the provider', () => {
  it('has with it what has to come back, and the one address to come back to', async () => {
    const { device, there } = await openIdWorld({ settings: { adminGroup: 'librarians' } });
    const answer = await device().inject({
      method: 'POST',
      url: SIGN_IN,
      headers: { host: 'elsewhere.example' },
    });
    const url = new URL(answer.json().url);
    expect(url.origin).toBe(there.url);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: there.settings.clientId,
      response_type: 'code',
      redirect_uri: `${MORSEL}/api/openid/callback`,
      scope: 'openid profile email groups',
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
    const kept = answer.cookies.find(({ name }) => name === 'morsel_attempt');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect(answer.headers['set-cookie']).not.toContain(url.searchParams.get('code_challenge'));
  });

  it('asks for a new proof where it is to confirm', async () => {
    const { account, device } = await openIdWorld();
    const { headers } = await account();
    const answer = await device(headers.cookie).post('/api/confirm/openid');
    const { searchParams } = new URL(answer.json().url);
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.get('max_age')).toBe('300');
  });

  it('keeps what belongs to it for this host alone, over https', async () => {
    const { device } = await openIdWorld({ publicUrl: 'https://morsel.example' });
    const { cookies } = await device().post(SIGN_IN);
    expect(cookies.find(({ name }) => name === '__Host-morsel_attempt')).toMatchObject({
      secure: true,
      httpOnly: true,
    });
  });

  it.each([
    [
      'another address',
      MORSEL,
      { origin: 'http://127.0.0.1:3000' },
      /^Open Morsel at http:\/\/localhost:3000/,
    ],
    ['the internet', undefined, { host: 'morsel.example' }, /PUBLIC_URL/],
  ])('is refused where Morsel is open at %s', async (_, publicUrl, headers, detail) => {
    const { app } = await openIdWorld({ publicUrl });
    const sameOrigin = { ...headers, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url: SIGN_IN, headers: sameOrigin });
    expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringMatching(detail) });
  });

  it('is not there where no provider is named', async () => {
    const { app } = await testServer();
    expect((await app.inject({ method: 'POST', url: SIGN_IN })).statusCode).toBe(404);
    const back = await app.inject({ url: '/api/openid/callback?code=1&state=2' });
    expect(back.headers.location).toBe('/signin#openid=expired');
  });
});

describe('a provider that is out of reach', () => {
  it('is told so by its name, and found once it is back', async () => {
    let isThere = false;
    const sometimes: ProviderFetch = (address, init) =>
      isThere ? fetch(address, init) : Promise.reject(new TypeError('fetch failed'));
    const { device } = await openIdWorld({ fetch: sometimes });
    const browser = device();
    const answer = await browser.post(SIGN_IN);
    expect(answer.json()).toMatchObject({
      status: 503,
      detail: 'Crumb ID cannot be reached at the moment',
    });

    isThere = true;
    const back = await browser.goThere({ as: 'ada' });
    isThere = false;
    expect(await browser.comeBack(back)).toBe('/signin#openid=unavailable');
  });

  it('keeps nobody from logging out', async () => {
    const there = await openIdServer({ ada: { email: 'ada@example.org' } });
    const settings = { ...there.settings, logsOutThere: true };
    const { device } = await openIdWorld({ settings });
    const browser = device();
    await browser.goAndComeBack({ as: 'ada' });
    await there.stop();
    expect((await browser.post('/api/logout')).json()).toMatchObject({ ok: true });
    expect((await browser.inject('/api/users')).statusCode).toBe(401);
  });
});

describe('logging out', () => {
  it('goes on to the provider when the operator wants that', async () => {
    const { device, there } = await openIdWorld({ settings: { logsOutThere: true } });
    const browser = device();
    await browser.goAndComeBack({ as: 'ada' });
    const returnTo = encodeURIComponent(`${MORSEL}/`);
    expect((await browser.post('/api/logout')).json()).toEqual({
      ok: true,
      continueAt: `${there.url}/session/end?post_logout_redirect_uri=${returnTo}&client_id=morsel`,
    });
    expect((await browser.inject('/api/users')).statusCode).toBe(401);
  });

  it('is over here when they do not', async () => {
    const { device } = await openIdWorld();
    const browser = device();
    await browser.goAndComeBack({ as: 'ada' });
    expect((await browser.post('/api/logout')).json()).toEqual({ ok: true });
    expect((await browser.inject('/api/users')).statusCode).toBe(401);
  });

  it('does not where the session began with a password', async () => {
    const { device } = await openIdWorld({ settings: { logsOutThere: true } });
    const browser = device();
    await browser.post('/api/signup', {
      name: 'Rita',
      email: 'rita@example.org',
      password: 'bookworm',
    });
    expect((await browser.post('/api/logout')).json()).toEqual({ ok: true });
  });
});

describe('without a password form', () => {
  it('nobody signs in or up with a password, whatever they know', async () => {
    const { device } = await openIdWorld({ hasPasswordForm: false });
    const rita = { email: 'rita@example.org', password: 'bookworm' };
    for (const [url, body] of [
      ['/api/signin', rita],
      ['/api/signup', { name: 'Rita', ...rita }],
    ] as const) {
      expect((await device().post(url, body)).json()).toMatchObject({
        status: 403,
        detail: 'Nobody signs in with a password here: sign in with Crumb ID',
      });
    }
    const options = (await device().inject('/api/sign-in-options')).json();
    expect(options).toMatchObject({
      hasPasswordForm: false,
      openIdName: 'Crumb ID',
      openIdCreatesAccounts: true,
    });
  });
});

it('tells whoever runs the server why nobody gets in, and no code', async () => {
  const lines: string[] = [];
  const { device } = await openIdWorld({
    settings: { clientSecret: 'mistyped' },
    logger: { level: 'info', stream: { write: (text: string) => void lines.push(text) } },
  });
  const browser = device();
  const back = await browser.goThere({ as: 'ada' });
  expect(await browser.comeBack(back)).toBe('/signin#openid=refused');
  expect(lines.join('')).toContain('invalid_client');
  expect(lines.join('')).toContain('/api/openid/callback');
  expect(lines.join('')).not.toContain(back.searchParams.get('code'));
  expect(lines.join('')).not.toContain('mistyped');
});

it('tells them when the provider is called otherwise', async () => {
  const lines: string[] = [];
  const there = await openIdServer({});
  onTestFinished(() => there.stop());
  const { device } = await openIdWorld({
    settings: { issuer: 'http://localhost:1/' },
    fetch: (address, init) => fetch(address.replace('http://localhost:1', there.url), init),
    logger: { level: 'error', stream: { write: (text: string) => void lines.push(text) } },
  });
  expect((await device().post(SIGN_IN)).statusCode).toBe(503);
  expect(lines.join('')).toContain(`but the provider is ${there.url}`);
});

it('tells in the security log who came, who became what, and who was refused', async () => {
  const lines: { event: string }[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const { device, there } = await openIdWorld({
    settings: { adminGroup: 'readers' },
    logger: { level: 'fatal', stream },
  });
  const browser = device();
  await browser.goAndComeBack({ as: 'ada' });
  await browser.goAndComeBack({ at: '/api/confirm/openid', as: 'ada' });
  const other = device();
  const refused = await other.goThere({ as: 'bob' });
  refused.searchParams.set('iss', 'https://evil.example');
  await other.comeBack(refused);

  expect(lines.map(({ event }) => event)).toEqual([
    'signed-up',
    'role-changed',
    'confirmed',
    'credentials-refused',
  ]);
  const told = JSON.stringify(lines);
  expect(told).not.toContain('ada@example.org');
  expect(told).not.toContain(refused.searchParams.get('code'));
  expect(told).not.toContain(there.settings.clientSecret);
});
