import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { createdToken } from '../../testing/access-tokens.ts';
import { sessionCookie } from '../../testing/cookies.ts';
import { keysOf } from '../../testing/e-reader.ts';
import { aBook } from '../../testing/factories.ts';
import { addedPasskey, signInRequest } from '../../testing/passkeys.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { nameServer } from '../../testing/sync-servers.ts';
import { addWebhook } from '../../testing/webhooks.ts';
import { LIMITS } from '../limits/limits.ts';
import { SECURITY_EVENTS } from './security-events.ts';

const credentials = { email: 'rita@example.org', password: 'bookworm' };
const rita = { name: 'Rita', ...credentials };

type Line = Record<string, unknown>;

/** A server that logs nothing else, and the lines of its security log. */
async function watchedServer(options: Parameters<typeof testServer>[0] = {}) {
  const lines: Line[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const server = await testServer({ ...options, logger: { level: 'fatal', stream } });
  return { server, lines, events: () => lines.map(({ event }) => event) };
}

function post({ app }: TestServer, url: string, payload: object, headers = {}) {
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.7' });
}

it('tells who signed up, in and out, from where, and no secret', async () => {
  const { server, lines, events } = await watchedServer();
  const { id } = (await post(server, '/api/signup', rita)).json<{ id: number }>();
  const answer = await post(server, '/api/signin', credentials);
  await server.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { cookie: sessionCookie(answer) },
  });

  expect(events()).toEqual(['signed-up', 'signed-in', 'signed-out']);
  expect(lines.map(({ readerId }) => readerId)).toEqual([id, id, id]);
  expect(lines[1]).toMatchObject({
    log: 'security',
    address: '192.0.2.7',
    route: '/api/signin',
    account: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const told = JSON.stringify(lines);
  expect(told).not.toContain(rita.email);
  expect(told).not.toContain(rita.password);
});

it('tells of a guest once, of an end where something ends, and of reset links that are void', async () => {
  const { server, events } = await watchedServer();
  const answer = await post(server, '/api/demo-user', {});
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post(server, '/api/demo-user', {}, { cookie });
  await post(server, '/api/logout', {});
  await post(server, '/api/reset-password', { token: 'guessed', password: 'better one' });
  expect(events()).toEqual(['guest-made', 'credentials-refused']);
});

it('tells of guesses at the password of one who is signed in', async () => {
  const { server, events } = await watchedServer();
  const headers = { cookie: sessionCookie(await post(server, '/api/signup', rita)) };
  for (const password of ['guessed!', rita.password]) {
    await post(server, '/api/confirm', { password }, headers);
  }
  expect(events()).toEqual(['signed-up', 'credentials-refused', 'confirmed']);
});

it('tells of passkeys that were added, used, refused, copied and removed, and whose', async () => {
  const { server, lines } = await watchedServer();
  const rita = await server.account({ passwordHash: 'a hash' });
  const passkey = await addedPasskey(rita, softwarePasskey({ counts: true }));
  for (const flaw of [{ count: 5 }, { isUnrecognised: true }, { count: 4 }]) {
    const assertion = passkey.sign(await signInRequest(server.app), flaw);
    await post(server, '/api/signin/passkey', assertion);
  }
  const stranger = softwarePasskey().sign(await signInRequest(server.app));
  await post(server, '/api/signin/passkey', stranger);
  await rita.inject({ method: 'DELETE', url: `/api/passkeys/${passkey.shown.id}` });

  expect(lines.map(({ event, readerId }) => [event, readerId])).toEqual([
    ['passkey-added', rita.id],
    ['signed-in-with-passkey', rita.id],
    ['credentials-refused', undefined],
    ['passkey-cloned', rita.id],
    ['credentials-refused', undefined],
    ['passkey-removed', rita.id],
  ]);
});

it('tells of guesses which are at one account, and folds a flood of them', async () => {
  const { server, lines } = await watchedServer();
  await post(server, '/api/signup', rita);
  const guess = (email: string) => post(server, '/api/signin', { email, password: 'guessed!' });
  for (const email of ['rita@example.org', ' RITA@example.org', 'otto@example.org']) {
    await guess(email);
  }

  const refused = lines.filter(({ event }) => event === 'credentials-refused');
  expect(refused).toHaveLength(3);
  expect(new Set(refused.map(({ account }) => account)).size).toBe(2);

  for (let count = 0; count < 20; count += 1) await guess('otto@example.org');
  expect(lines.filter(({ event }) => event === 'credentials-refused')).toHaveLength(20);
  await server.app.close();
  expect(lines.at(-1)).toMatchObject({
    event: 'repeated',
    sort: 'credentials-refused 192.0.2.7',
    times: 3,
  });
});

it('tells of what was refused to whom, and of limits that were reached', async () => {
  const limits = { ...LIMITS, signUp: { most: 0, windowMs: 1000 } };
  const { server, lines } = await watchedServer({ limits });
  const [reader, other] = [await server.account(), await server.account()];

  await reader.inject({ url: '/api/admin/books' });
  await reader.inject({ url: `/api/users/${other.id}/export` });
  await reader.inject({
    method: 'POST',
    url: '/api/logout-everywhere',
    headers: { origin: 'https://elsewhere.example' },
  });
  await post(server, '/api/signup', rita);
  await reader.inject({ url: '/api/books/no-such-book' });

  expect(lines.map(({ event, route, readerId }) => [event, route, readerId])).toEqual([
    ['access-refused', '/api/admin/books', reader.id],
    ['access-refused', '/api/users/:userId/export', reader.id],
    ['access-refused', '/api/logout-everywhere', undefined],
    ['limit-reached', '/api/signup', undefined],
  ]);
});

it('tells of access tokens that were made, came from a new network, were refused and revoked', async () => {
  const { server, lines } = await watchedServer();
  const rita = await server.account();
  const { id, token } = await createdToken(rita);
  const headers = { authorization: `Bearer ${token}` };
  const from = (remoteAddress: string, url: string) =>
    server.app.inject({ url, headers, remoteAddress });
  await from('192.0.2.7', '/api/topics');
  await from('192.0.2.7', '/api/topics');
  await from('198.51.100.9', '/api/topics');
  await from('198.51.100.9', '/api/sessions');
  await rita.inject({ method: 'DELETE', url: `/api/tokens/${id}` });
  await from('192.0.2.7', '/api/topics');
  await server.app.inject({
    url: '/api/koreader/users/auth',
    headers: keysOf(token),
    remoteAddress: '203.0.113.9',
  });

  expect(
    lines.map(({ event, address, tokenId, readerId }) => [event, address, tokenId, readerId]),
  ).toEqual([
    ['token-made', '127.0.0.1', id, rita.id],
    ['token-from-new-network', '192.0.2.7', id, rita.id],
    ['token-from-new-network', '198.51.100.9', id, rita.id],
    ['token-refused', '198.51.100.9', id, rita.id],
    ['token-revoked', '127.0.0.1', id, rita.id],
    ['token-refused', '192.0.2.7', undefined, undefined],
    ['token-refused', '203.0.113.9', undefined, undefined],
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

it('tells of webhooks, by which others learn what a reader does, and of no address or secret', async () => {
  const { server, lines } = await watchedServer();
  const rita = await server.account();
  const { id, secret } = await addWebhook(rita, { url: 'https://hooks.example.org/' });
  await rita.inject({ url: '/api/webhooks' });
  await rita.inject({ method: 'POST', url: `/api/webhooks/${id}/secret` });
  await rita.inject({ method: 'DELETE', url: `/api/webhooks/${id}` });

  expect(lines.map(({ event, readerId }) => [event, readerId])).toEqual([
    ['webhook-added', rita.id],
    ['webhook-changed', rita.id],
    ['webhook-removed', rita.id],
  ]);
  expect(JSON.stringify(lines)).not.toContain('hooks.example');
  expect(JSON.stringify(lines)).not.toContain(secret);
});

it('tells of another sync server, which learns what a reader reads, and of no address or password', async () => {
  const { server, lines } = await watchedServer();
  const rita = await server.account();
  await nameServer(rita, { url: 'https://sync.example.org' });
  await rita.inject({ url: '/api/sync-server' });
  await rita.inject({ method: 'DELETE', url: '/api/sync-server' });
  expect(lines.map(({ event, readerId }) => [event, readerId])).toEqual([
    ['sync-server-named', rita.id],
    ['sync-server-removed', rita.id],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/sync\.example|crumb/);
});

it('tells what admins write, and not what they read', async () => {
  const { server, lines } = await watchedServer();
  const admin = await server.account({ role: 'admin' });

  await admin.inject({ url: '/api/admin/books' });
  await server.account({ email: 'otto@example.org' });
  await admin.inject({
    method: 'POST',
    url: '/api/admin/reset-links',
    payload: { email: 'otto@example.org' },
  });

  const book = await aBook(server.db);
  await admin.inject({
    method: 'PATCH',
    url: `/api/admin/books/${book.id}`,
    payload: { listed: true },
  });

  expect(lines.map(({ call, route, target, readerId }) => [call, route, target, readerId])).toEqual(
    [
      ['createResetLink', '/api/admin/reset-links', {}, admin.id],
      ['moderateBook', '/api/admin/books/:bookId', { bookId: book.id }, admin.id],
    ],
  );
  expect(lines.every(({ event }) => event === 'admin-write')).toBe(true);
});

it('tells whether an account has signed in on the device before', async () => {
  const { server, lines } = await watchedServer();
  const cookie = (await post(server, '/api/signup', rita)).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  await post(server, '/api/signin', credentials);
  await post(server, '/api/signin', credentials, { cookie });
  const signIns = lines.filter(({ event }) => event === 'signed-in');
  expect(signIns.map(({ isNewDevice }) => isNewDevice)).toEqual([true, false]);
});

it('has events that the page for operators explains', async () => {
  const page = await readFile(`${import.meta.dirname}/../../../../../docs/running.md`, 'utf8');
  const missing = SECURITY_EVENTS.filter((event) => !page.includes(`\`${event}\``));
  expect(missing).toEqual([]);
});
