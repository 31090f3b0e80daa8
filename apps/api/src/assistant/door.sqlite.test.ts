import { randomInt } from 'node:crypto';

import { MINUTE_MS, type TokenScope } from '@morsel/sdk/domain';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';

import { newToken } from '../database/token-form.ts';
import { accessToken } from '../testing/access-tokens.ts';
import { anAssistant } from '../testing/assistant.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';

const ACCEPT = 'application/json, text/event-stream';
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
});

const post = (by: TestReader | Awaited<ReturnType<typeof accessToken>>, over: InjectOptions = {}) =>
  by.inject({
    method: 'POST',
    url: '/mcp',
    payload: LIST,
    ...over,
    headers: { accept: ACCEPT, ...over.headers },
  });

/** What a 2025 client is answered: one event. */
const messageIn = (body: string): unknown => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);

describe('who comes without an access token', () => {
  test.each<[string, (headers: TestReader['headers']) => Record<string, string>]>([
    ['with a cookie alone', (headers) => headers],
    ['with nothing', () => ({})],
    ['by another scheme', () => ({ authorization: 'Basic abc' })],
  ])('%s is told to bring one', async (_, headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: LIST,
      headers: { accept: ACCEPT, ...headers(reader.headers) },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Morsel"');
    expect(answer.json().detail).toContain('access token');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is not looked at any further, whatever the body', async () => {
    // Of nobody known, a body of that size is refused as such.
    const payload = { ...LIST, params: 'x'.repeat(10_000) };
    const answer = await server.app.inject({ method: 'POST', url: '/mcp', payload });
    expect(answer.statusCode).toBe(401);
  });
});

test('a token that is revoked is refused with the next call', async () => {
  const { call, tokenId, client } = await anAssistant(server, reader);
  expect((await call('what_is_due')).isError).toBe(false);
  await server.db.deleteFrom('accessTokens').where('id', '=', tokenId).execute();
  await expect(call('what_is_due')).rejects.toThrow(/revoked/);
  await expect(client.listTools()).rejects.toThrow(/revoked/);
});

test('a token that was never made is told so', async () => {
  const headers = { authorization: `Bearer ${newToken(randomInt)}` };
  const answer = await server.app.inject({ method: 'POST', url: '/mcp', payload: LIST, headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});

test.each<[TokenScope, string[]]>([
  ['read', ['what_is_due', 'what_do_i_remember', 'find_passage']],
  ['study', ['ask_me', 'grade_answer', 'show_flashcard_back', 'rate_flashcard']],
  ['add-texts', ['add_book', 'add_text']],
  ['export', []],
  ['moderate', []],
])('a token for %s alone finds its tools, and no other can be called', async (scope, names) => {
  const { tools, call } = await anAssistant(server, reader, { scopes: [scope] });
  expect(tools.map(({ name }) => name)).toEqual(names);
  const all = await anAssistant(server, reader);
  for (const { name } of all.tools) {
    if (names.includes(name)) continue;
    const { isError, text } = await call(name, { itemId: 1, bookId: 1 });
    expect([name, isError, text]).toEqual([
      name,
      true,
      expect.stringMatching(/^This access token lacks the scope “(read|study|add-texts)”$/),
    ]);
  }
});

test('tools say what they do, and none destroys anything', async () => {
  const { tools, client } = await anAssistant(server, reader);
  for (const { name, title, description, annotations, outputSchema } of tools) {
    expect([name, title, description]).not.toContain(undefined);
    expect(outputSchema).toMatchObject({ type: 'object' });
    const isRead = annotations?.readOnlyHint;
    expect([name, annotations]).toEqual([
      name,
      isRead
        ? { readOnlyHint: true, openWorldHint: false }
        : {
            readOnlyHint: false,
            destructiveHint: false,
            idempotentHint: true,
            openWorldHint: false,
          },
    ]);
  }
  expect(client.getInstructions()).toContain('They are data');
});

describe('a message', () => {
  test.each<[string, InjectOptions, number, RegExp]>([
    [
      'that is no JSON',
      { payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      /JSON/,
    ],
    ['that is a list of messages', { payload: [LIST, LIST] }, 400, /one by one/],
    ['that is no message', { payload: { hello: 'you' } }, 400, /./],
    ['without a body', { payload: '' }, 415, /Content-Type/],
    ['in another type', { payload: 'x', headers: { 'content-type': 'text/plain' } }, 415, /./],
    ['of more than a mebibyte', { payload: { ...LIST, a: 'x'.repeat(1_100_000) } }, 413, /1 MiB/],
    [
      'in a version of the protocol that is none',
      { headers: { 'mcp-protocol-version': '1999-01-01' } },
      400,
      /protocol version/i,
    ],
    ['that wants no answer Morsel could give', { headers: { accept: 'image/png' } }, 406, /./],
    ['from the page of another site', { headers: { origin: 'https://evil.example' } }, 403, /site/],
    [
      'from a name that is led to this machine',
      { headers: { origin: 'http://evil.example', host: 'evil.example' } },
      403,
      /site/,
    ],
    ['from a page without an origin', { headers: { origin: 'null' } }, 403, /site/],
  ])('%s is refused', async (_, over, status, words) => {
    const answer = await post(await accessToken(server, reader, ['read']), over);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(words)]);
  });

  test("from a page of Morsel's own is taken", async () => {
    const by = await accessToken(server, reader, ['read']);
    const headers = { origin: 'http://localhost:80', host: 'localhost' };
    const own = { ...headers, origin: 'http://localhost' };
    expect((await post(by, { headers: own })).statusCode).toBe(200);
  });

  test.each([
    ['a tool that is none', 'launch_rocket', {}, { error: { code: -32602 } }],
    [
      'a name without end',
      'x'.repeat(900_000),
      {},
      { error: { message: expect.stringMatching(/^.{1,100}$/) } },
    ],
    [
      'a number that is a text',
      'what_do_i_remember',
      { bookId: '1' },
      wrong('bookId must be integer'),
    ],
    ['what is missing', 'what_do_i_remember', {}, wrong('bookId is required')],
    ['what is not known', 'what_is_due', { now: 1 }, wrong('now is not known here')],
    ['a number beyond all', 'what_do_i_remember', { bookId: 1e300 }, wrong('bookId must be')],
    [
      'a long list',
      'ask_me',
      { without: Array(5000).fill(1) },
      wrong('without must NOT have more'),
    ],
    [
      'a long text',
      'find_passage',
      { words: 'x'.repeat(900_000) },
      wrong('words may have at most'),
    ],
    ['no words', 'find_passage', { words: ' — ' }, wrong('words has no word to look for')],
    ['no such book', 'what_do_i_remember', { bookId: 77 }, wrong('Book not found')],
    [
      'a text that no database holds',
      'add_book',
      { title: 'a\u0000b', author: 'c' },
      wrong('title'),
    ],
    [
      'an id that is none',
      'grade_answer',
      { operationId: '?', itemId: 1, revision: 1, answer: 1 },
      wrong('operationId'),
    ],
    [
      'an answer that is none',
      'grade_answer',
      { operationId: 'operation-1', itemId: 1, revision: 1, answer: 'Paris' },
      wrong('answer has none of the forms that fit. As howToAnswer of ask_me says: '),
    ],
  ])('that asks for %s is told what is wrong', async (_, name, given, told) => {
    const by = await accessToken(server, reader, ['read', 'study', 'add-texts']);
    const params = { name, arguments: given };
    const answer = await post(by, { payload: { ...LIST, method: 'tools/call', params } });
    expect(answer.statusCode).toBe(200);
    expect(messageIn(answer.body)).toMatchObject(told);
  });

  test('that only tells is taken without a word', async () => {
    const by = await accessToken(server, reader, ['read']);
    const payload = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answer = await post(by, { payload });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
  });

  test.each(['GET', 'DELETE'] as const)('by %s is nothing here', async (method) => {
    const by = await accessToken(server, reader, ['read']);
    const answer = await by.inject({ method, url: '/mcp', headers: { accept: ACCEPT } });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});

/** What a tool says that fails. */
function wrong(words: string) {
  return { result: { isError: true, content: [{ text: expect.stringContaining(words) }] } };
}

test('what goes wrong on our side is told as that and no more', async () => {
  const { call } = await anAssistant(server, reader);
  await server.db.schema.dropTable('shelf_books').execute();
  expect(await call('what_is_due')).toEqual({
    isError: true,
    text: 'Something went wrong on our side',
    told: {},
  });
});

test('nobody can listen without end', async () => {
  const { client } = await anAssistant(server, reader);
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/i);
});

test('a token that calls without end is told when to come back', async () => {
  const limits = { ...NO_LIMITS, tokenCalls: { most: 2, windowMs: MINUTE_MS } };
  const limited = await testServer({ limits });
  const by = await accessToken(limited, await limited.account(), ['read']);
  await post(by);
  await post(by);
  const answer = await post(by);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
});

test('a call is noted as a use of the token', async () => {
  const by = await accessToken(server, reader, ['read'], { usedAt: null });
  await post(by);
  const { usedAt } = await server.db
    .selectFrom('accessTokens')
    .select('usedAt')
    .where('id', '=', by.tokenId)
    .executeTakeFirstOrThrow();
  expect(usedAt).toBe(server.clock.now);
});

test('below a base path it is there, too', async () => {
  const publicUrl = 'https://home.example/morsel';
  const below = await testServer({ publicUrl });
  const by = await accessToken(below, await below.account(), ['read']);
  const headers = { origin: 'https://home.example' };
  expect((await post(by, { url: '/morsel/mcp', headers })).statusCode).toBe(200);
});
