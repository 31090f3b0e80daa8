import {
  CONFIRMATION_REQUIRED,
  HOUR_MS,
  INVALID_TOKEN,
  LONGEST,
  MINUTE_MS,
  MOST_TOKENS,
} from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { accessToken, createdToken } from '../../testing/access-tokens.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { voidWaysToSignIn } from '../accounts/void-ways-to-sign-in.ts';

let server: TestServer;
let rita: TestReader;
beforeEach(async () => {
  server = await testServer();
  rita = await server.account();
});

const TOKENS = '/api/tokens';
const wanted = { name: 'E-reader', scopes: ['read', 'study'], expiresAt: null };

const make = (reader: TestReader, over: object = {}) =>
  reader.inject({ method: 'POST', url: TOKENS, payload: { ...wanted, ...over } });
const listOf = async (reader: TestReader) => (await reader.inject({ url: TOKENS })).json();
const revoke = (reader: TestReader, id: number) =>
  reader.inject({ method: 'DELETE', url: `${TOKENS}/${id}` });
const by = (token: string, url: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

it('is shown once, works until it is revoked, and is stored nowhere', async () => {
  const expiresAt = server.clock.now + HOUR_MS;
  const made = (await make(rita, { name: '  E-reader ', expiresAt })).json();
  const { token, ...shown } = made;
  expect(shown).toEqual({
    id: expect.any(Number),
    name: 'E-reader',
    scopes: ['read', 'study'],
    createdAt: server.clock.now,
    expiresAt,
    usedAt: null,
  });
  expect(await listOf(rita)).toEqual([shown]);
  expect((await by(token, `/api/users/${rita.id}/stats`)).statusCode).toBe(200);
  const stored = await server.db.selectFrom('accessTokens').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);

  expect((await revoke(rita, made.id)).statusCode).toBe(200);
  const answer = await by(token, `/api/users/${rita.id}/stats`);
  expect(answer.json()).toMatchObject({ status: 401, type: INVALID_TOKEN });
  expect(await listOf(rita)).toEqual([]);
});

it('takes a reader who has lately proved who they are', async () => {
  server.clock.now += 5 * MINUTE_MS;
  expect((await make(rita)).json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
  expect(await listOf(rita)).toEqual([]);
});

describe('a token that is asked for wrongly names the field', () => {
  const past = Date.UTC(2026, 0, 1);
  it.each([
    ['name', { name: ' \u200B ' }],
    ['name', { name: 'x'.repeat(LONGEST.tokenName + 1) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['everything'] }],
    ['scopes', { scopes: ['read', 'read'] }],
    ['scopes', { scopes: ['read', 'moderate'] }],
    ['expiresAt', { expiresAt: past }],
    ['expiresAt', { expiresAt: undefined }],
  ])('%s: %j', async (field, over) => {
    expect((await make(rita, over)).json()).toMatchObject({ status: 400, field });
    expect(await listOf(rita)).toEqual([]);
  });
});

it('may moderate when an admin makes it', async () => {
  const admin = await server.account({ role: 'admin' });
  expect((await make(admin, { scopes: ['moderate'] })).json()).toMatchObject({
    scopes: ['moderate'],
  });
});

it('is nobody else’s to see or to revoke', async () => {
  const otto = await server.account();
  const { id, token } = await createdToken(rita);
  expect(await listOf(otto)).toEqual([]);
  expect((await revoke(otto, id)).statusCode).toBe(404);
  expect((await by(token, '/api/users')).statusCode).toBe(200);
});

it(`has at most ${MOST_TOKENS} of a reader’s beside it`, async () => {
  for (let count = 0; count < MOST_TOKENS; count += 1) await accessToken(server, rita, ['read']);
  expect((await make(rita)).statusCode).toBe(409);
  expect((await make(await server.account())).statusCode).toBe(200);
});

it('stays with a new password and a logout everywhere, and goes with a new owner', async () => {
  const { token } = await createdToken(rita);
  await rita.inject({ method: 'POST', url: '/api/logout-everywhere' });
  expect((await by(token, '/api/users')).statusCode).toBe(200);
  await server.db.transaction().execute((tx) => voidWaysToSignIn(tx, rita.id));
  expect((await by(token, '/api/users')).statusCode).toBe(401);
});
