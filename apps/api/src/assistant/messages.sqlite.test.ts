import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';

import { accessToken } from '../testing/access-tokens.ts';
import { LIST_TOOLS, messageIn, messageToDoor } from '../testing/assistant-messages.ts';
import { testServer } from '../testing/server.ts';

let by: Awaited<ReturnType<typeof accessToken>>;
beforeEach(async () => {
  const server = await testServer();
  by = await accessToken(server, await server.account(), ['read', 'study', 'add-texts']);
});

const post = (over: InjectOptions) => by.inject(messageToDoor(over));

test.each<[string, InjectOptions, number, RegExp]>([
  [
    'that is no JSON',
    { payload: '{', headers: { 'content-type': 'application/json' } },
    400,
    /JSON/,
  ],
  ['that is a list of messages', { payload: [LIST_TOOLS, LIST_TOOLS] }, 400, /one by one/],
  ['that is no message', { payload: { hello: 'you' } }, 400, /not a valid JSON-RPC/],
  ['without a body', { payload: '' }, 415, /Content-Type/],
  [
    'in another type',
    { payload: 'x', headers: { 'content-type': 'text/plain' } },
    415,
    /Unsupported Media Type/,
  ],
  [
    'of more than a mebibyte',
    { payload: { ...LIST_TOOLS, a: 'x'.repeat(1_100_000) } },
    413,
    /1 MiB/,
  ],
  [
    'in a version of the protocol that is none',
    { headers: { 'mcp-protocol-version': '1999-01-01' } },
    400,
    /protocol version/i,
  ],
  [
    'that wants no answer Morsel could give',
    { headers: { accept: 'image/png' } },
    406,
    /Not Acceptable/,
  ],
  [
    'that wants no such answer, whatever else does not fit',
    { payload: { ...LIST_TOOLS, method: 'initialize' }, headers: { accept: 'image/png' } },
    406,
    /Not Acceptable/,
  ],
  ['from the page of another site', { headers: { origin: 'https://evil.example' } }, 403, /site/],
  [
    'from a name that is led to this machine',
    { headers: { origin: 'http://evil.example', host: 'evil.example' } },
    403,
    /site/,
  ],
  ['from a page without an origin', { headers: { origin: 'null' } }, 403, /site/],
])('a message %s is refused', async (_, over, status, words) => {
  const answer = await post(over);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(words)]);
});

test("a message from a page of Morsel's own is taken", async () => {
  const headers = { origin: 'http://localhost:80', host: 'localhost' };
  const own = { ...headers, origin: 'http://localhost' };
  expect((await post({ headers: own })).statusCode).toBe(200);
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
  ['a long list', 'ask_me', { without: Array(5000).fill(1) }, wrong('without must NOT have more')],
  ['a long text', 'find_passage', { words: 'x'.repeat(900_000) }, wrong('words may have at most')],
  ['no words', 'find_passage', { words: ' — ' }, wrong('words has no word to look for')],
  ['no such book', 'what_do_i_remember', { bookId: 77 }, wrong('Book not found')],
  ['a text that no database holds', 'add_book', { title: 'a\u0000b', author: 'c' }, wrong('title')],
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
])('a message that asks for %s is told what is wrong', async (_, name, given, told) => {
  const params = { name, arguments: given };
  const answer = await post({ payload: { ...LIST_TOOLS, method: 'tools/call', params } });
  expect(answer.statusCode).toBe(200);
  expect(messageIn(answer.body)).toMatchObject(told);
});

test.each<[string, string, unknown, RegExp]>([
  ['initialize', 'of no version', { capabilities: {}, clientInfo: {} }, /params.protocolVersion/],
  ['initialize', 'with nothing', undefined, /params: /],
  ['tools/list', 'from somewhere that is no place', { cursor: 1 }, /params.cursor/],
])('a request to %s %s is told what does not fit', async (method, _, params, why) => {
  const answer = await post({ payload: { ...LIST_TOOLS, id: 'seven', method, params } });
  expect(answer.statusCode).toBe(200);
  expect(messageIn(answer.body)).toEqual({
    jsonrpc: '2.0',
    id: 'seven',
    error: { code: -32602, message: expect.stringMatching(why) },
  });
});

test('a message that only tells is taken without a word', async () => {
  const payload = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const answer = await post({ payload });
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
});

test.each(['GET', 'DELETE'] as const)('a message by %s is nothing here', async (method) => {
  const answer = await post({ method, payload: '' });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
});

/** What a tool says that fails. */
function wrong(words: string) {
  return { result: { isError: true, content: [{ text: expect.stringContaining(words) }] } };
}
