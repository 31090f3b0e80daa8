import { MINUTE_MS } from '@morsel/sdk/domain';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';

import { accessToken } from '../testing/access-tokens.ts';
import { messageToDoor } from '../testing/assistant-messages.ts';
import { testServer } from '../testing/server.ts';

const WORDS = 'what a reader has said';
const PROGRESS = {
  jsonrpc: '2.0',
  method: 'notifications/progress',
  params: { progressToken: WORDS, progress: 1 },
};

type Line = { readonly log?: string };

/** A token that may read, and what the log says of its messages, security aside. */
async function listened() {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const server = await testServer({ logger: { level: 'warn', stream } });
  const by = await accessToken(server, await server.account(), ['read']);
  return {
    by,
    app: server.app,
    clock: server.clock,
    told: () => lines.map((line): Line => JSON.parse(line)).filter(({ log }) => log !== 'security'),
  };
}

/** What the log says of one message. */
async function logOf(over: InjectOptions) {
  const { by, told } = await listened();
  await by.inject(messageToDoor(over));
  return told();
}

test.each<[string, InjectOptions, RegExp]>([
  [
    'of another version',
    { headers: { 'mcp-protocol-version': '1999-01-01' } },
    /protocol version.*1999-01-01/i,
  ],
  ['that takes no answer of ours', { headers: { accept: 'image/png' } }, /Not Acceptable/],
  ['that answers what nobody asked', { payload: PROGRESS }, /unknown token: \{…\}$/],
])('a message %s is told to whoever runs the server', async (_, over, why) => {
  expect(await logOf(over)).toMatchObject([
    { msg: 'a message of an assistant went wrong', err: { message: expect.stringMatching(why) } },
  ]);
});

test('what is in a message is told to nobody', async () => {
  const told = JSON.stringify(await logOf({ payload: PROGRESS }));
  expect(told).toMatch(/"stack":"at /);
  expect(told).not.toContain(WORDS);
});

test('one that is answered is not', async () => {
  expect(await logOf({})).toEqual([]);
});

test('who goes on and on does not fill the log', async () => {
  const { by, app, clock, told } = await listened();
  const again = () => by.inject(messageToDoor({ payload: PROGRESS }));
  for (let time = 0; time < 23; time += 1) await again();
  expect(told()).toHaveLength(20);
  clock.now += MINUTE_MS;
  for (let time = 0; time < 22; time += 1) await again();
  const more = { msg: expect.stringContaining('so did more of the same reader') };
  expect(told().slice(20, 22)).toMatchObject([{ ...more, times: 3 }, { err: {} }]);
  await app.close();
  expect(told().slice(40)).toMatchObject([{ err: {} }, { ...more, times: 2 }]);
});
