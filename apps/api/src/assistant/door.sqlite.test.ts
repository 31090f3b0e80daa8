import { randomInt } from 'node:crypto';

import { MINUTE_MS, type TokenScope } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import { newToken } from '../database/token-form.ts';
import { accessToken } from '../testing/access-tokens.ts';
import { LIST_TOOLS, messageToDoor } from '../testing/assistant-messages.ts';
import { anAssistant } from '../testing/assistant.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
});

describe('who comes without an access token', () => {
  test.each<[string, (headers: TestReader['headers']) => Record<string, string>]>([
    ['with a cookie alone', (headers) => headers],
    ['with nothing', () => ({})],
    ['by another scheme', () => ({ authorization: 'Basic abc' })],
  ])('%s is told to bring one', async (_, headers) => {
    const answer = await server.app.inject(messageToDoor({ headers: headers(reader.headers) }));
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Morsel"');
    expect(answer.json().detail).toContain('access token');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is not looked at any further, whatever the body', async () => {
    // Of nobody known, a body of that size is refused as such.
    const payload = { ...LIST_TOOLS, params: 'x'.repeat(10_000) };
    const answer = await server.app.inject(messageToDoor({ payload }));
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
  const answer = await server.app.inject(messageToDoor({ headers }));
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
  await by.inject(messageToDoor());
  await by.inject(messageToDoor());
  const answer = await by.inject(messageToDoor());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
});

test('a call is noted as a use of the token', async () => {
  const by = await accessToken(server, reader, ['read'], { usedAt: null });
  await by.inject(messageToDoor());
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
  const answer = await by.inject(messageToDoor({ url: '/morsel/mcp', headers }));
  expect(answer.statusCode).toBe(200);
});
