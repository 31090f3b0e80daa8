import { createHash } from 'node:crypto';

import {
  HOUR_MS,
  INSUFFICIENT_SCOPE,
  INVALID_TOKEN,
  MINUTE_MS,
  NOT_FOR_TOKENS,
} from '@morsel/sdk/domain';
import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { aBook } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { addProblems } from '../problems/send-problem.ts';
import { addSecurityLog } from '../security-log/security-log.ts';
import { addTokens } from './act-by-token.ts';
import { SESSION_COOKIE, addCookies } from './cookies.ts';
import { identifier } from './identify.ts';
import { NO_IDENTITY_MEMORY } from './identity-memory.ts';
import { addIdentity } from './identity.ts';

const SECRET = 'a secret that only tests know, 32+';

const statsOf = (id: number) => ({ url: `/api/users/${id}/stats` });

async function usedAt({ db }: TestServer, id: number) {
  const { usedAt: at } = await db
    .selectFrom('accessTokens')
    .select('usedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at;
}

describe('a request with an access token', () => {
  it('is its reader’s, whatever cookies come along, and sets none', async () => {
    const server = await testServer();
    const [rita, otto] = [await server.account(), await server.account()];
    const by = await accessToken(server, rita, ['read', 'export']);
    // Without the hint, which would be set anew, and of a session that the server does not know.
    const cookies = [otto.headers.cookie.split('; ')[1] ?? '', `${SESSION_COOKIE}=unknown.signed`];
    for (const cookie of cookies) {
      const headers = { cookie };
      const own = await by.inject({ ...statsOf(rita.id), headers });
      const others = await by.inject({ ...statsOf(otto.id), headers });
      const data = await by.inject({ url: `/api/users/${rita.id}/export`, headers });
      const answers = [own, others, data];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200]);
      expect(answers.flatMap((answer) => answer.cookies)).toEqual([]);
    }
  });

  it.each([
    ['mistyped', (token: string) => `${token.slice(0, -1)}!`],
    ['made up', () => 'morsel_let-me-in'],
    ['empty', () => ''],
  ])('is refused where the token is %s, though cookies would do', async (_case, changed) => {
    const server = await testServer();
    const rita = await server.account();
    const { token } = await accessToken(server, rita, ['read']);
    const authorization = `Bearer ${changed(token)}`;
    const answer = await rita.inject({ ...statsOf(rita.id), headers: { authorization } });
    expect(answer.json()).toMatchObject({ status: 401, type: INVALID_TOKEN });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(answer.cookies).toEqual([]);
  });

  it('is refused from the moment at which it ends', async () => {
    const server = await testServer();
    const rita = await server.account();
    const by = await accessToken(server, rita, ['read'], { expiresAt: server.clock.now + HOUR_MS });
    server.clock.now += HOUR_MS - 1;
    expect((await by.inject(statsOf(rita.id))).statusCode).toBe(200);
    server.clock.now += 1;
    const answer = await by.inject(statsOf(rita.id));
    expect(answer.json()).toMatchObject({
      status: 401,
      type: INVALID_TOKEN,
      detail: 'This access token has ended',
    });
  });

  it('is told which scope it lacks, and what no token may do', async () => {
    const server = await testServer();
    const rita = await server.account();
    const by = await accessToken(server, rita, ['read']);
    const book = await aBook(server.db);

    const lacking = await by.inject({
      method: 'POST',
      url: `/api/users/${rita.id}/books`,
      payload: { bookId: book.id },
    });
    const never = await by.inject({ url: '/api/sessions' });

    expect(lacking.json()).toMatchObject({ status: 403, type: INSUFFICIENT_SCOPE });
    expect(lacking.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="study"',
    );
    expect(never.json()).toMatchObject({ status: 403, type: NOT_FOR_TOKENS });
  });

  it('of an admin is no admin’s without the scope to moderate, and none once the role is gone', async () => {
    const server = await testServer();
    const admin = await server.account({ role: 'admin' });
    const hidden = await aBook(server.db, { hidden: 0, listed: 0 });
    const reading = await accessToken(server, admin, ['read']);
    const moderating = await accessToken(server, admin, ['moderate']);
    const book = { url: `/api/books/${hidden.id}` };
    const list = { url: '/api/admin/books' };

    expect((await admin.inject(book)).statusCode).toBe(200);
    expect((await reading.inject(book)).statusCode).toBe(404);
    expect((await moderating.inject(list)).statusCode).toBe(200);
    await server.db.updateTable('users').set({ role: 'reader' }).execute();
    expect((await moderating.inject(list)).statusCode).toBe(403);
  });

  it('keeps others’ pictures from it, and shows those of its reader', async () => {
    const server = await testServer();
    const rita = await server.account();
    const book = await aBook(server.db, { listed: 0, addedBy: rita.id });
    const cover = { url: `/covers/${book.id}.svg` };
    const statuses = [];
    for (const scope of ['read', 'export'] as const) {
      statuses.push((await (await accessToken(server, rita, [scope])).inject(cover)).statusCode);
    }
    expect(statuses).toEqual([200, 403]);
  });
});

it('notes the last use of a token, once in five minutes', async () => {
  const server = await testServer();
  const rita = await server.account();
  const by = await accessToken(server, rita, ['read'], { usedAt: null });
  const began = server.clock.now;
  await by.inject(statsOf(rita.id));
  await until(async () => expect(await usedAt(server, by.tokenId)).toBe(began));

  server.clock.now = began + 5 * MINUTE_MS;
  await by.inject(statsOf(rita.id));
  expect(await usedAt(server, by.tokenId)).toBe(began);

  server.clock.now += 1;
  await by.inject(statsOf(rita.id));
  await until(async () => expect(await usedAt(server, by.tokenId)).toBe(server.clock.now));
});

it('limits what one token may call, and not the other, nor its reader', async () => {
  const limits = { ...NO_LIMITS, tokenCalls: { most: 2, windowMs: MINUTE_MS } };
  const server = await testServer({ limits });
  const rita = await server.account();
  const [busy, other] = [
    await accessToken(server, rita, ['read']),
    await accessToken(server, rita, ['read']),
  ];
  const statuses = [];
  for (const by of [busy, busy, busy, other, rita]) {
    statuses.push((await by.inject(statsOf(rita.id))).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429, 200, 200]);
});

describe('a route of another protocol', () => {
  const url = '/other/position';

  /** A server, and beside it a route that takes a token as another protocol sends it. */
  async function withForeignRoute() {
    const server = await testServer();
    const deps = { db: server.db, now: () => server.clock.now };
    const api = fastify();
    onTestFinished(() => api.close());
    await addCookies(api, undefined);
    addProblems(api, deps);
    addSecurityLog(api, deps, SECRET);
    addIdentity(api, deps, identifier(deps, { secret: SECRET, memory: NO_IDENTITY_MEMORY }));
    addTokens(api, deps, NO_LIMITS);
    const handler = async (request: FastifyRequest) => {
      const { authorization = '', ...headers } = request.headers;
      const md5 = String(headers['x-auth-key'] ?? '');
      const presented = md5 === '' ? { token: authorization.replace('Token ', '') } : { md5 };
      const reader = await request.actByToken(presented, 'study');
      return { readerId: reader.id, tokenId: request.token?.id, same: request.reader?.id };
    };
    api.route({ method: 'GET', url, handler });
    return { server, api, rita: await server.account() };
  }

  it('has the request act by a token in a header of its own, or by its MD5', async () => {
    const { server, api, rita } = await withForeignRoute();
    const { token, tokenId } = await accessToken(server, rita, ['study']);
    const md5 = createHash('md5').update(token).digest('hex');
    const otto = await server.account();
    for (const headers of [{ authorization: `Token ${token}` }, { 'x-auth-key': md5 }]) {
      const answer = await api.inject({ url, headers: { ...otto.headers, ...headers } });
      expect(answer.json()).toEqual({ readerId: rita.id, tokenId, same: rita.id });
    }
  });

  it('is refused without the scope, or with what is no token', async () => {
    const { server, api, rita } = await withForeignRoute();
    const reading = await accessToken(server, rita, ['read']);
    const ask = (authorization: string) => api.inject({ url, headers: { authorization } });
    expect((await ask(`Token ${reading.token}`)).json()).toMatchObject({
      type: INSUFFICIENT_SCOPE,
    });
    expect((await ask('Token guessed')).json()).toMatchObject({ type: INVALID_TOKEN });
    // A route that does not say which tokens it takes takes none by `Bearer`.
    expect((await ask(`Bearer ${reading.token}`)).json()).toMatchObject({ type: NOT_FOR_TOKENS });
  });
});
