/**
 * Runs the recipes of docs/integrations.md, as they stand there but for host, topic and reader, against a server:
 * what Home Assistant's REST sensor and a topic of ntfy are documented to do is done here in their place, with the
 * template engines that they use. Needs Go, and Python with Jinja and YAML; as root on Debian it installs them.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { createClient, newId } from '@morsel/sdk';
import { type CreatedAccessToken, type CreatedWebhook, WebhookMessage } from '@morsel/sdk/contract';
import { verifyWebhook } from '@morsel/sdk/webhooks';

import { installWithApt } from '../../../scripts/installing.ts';
import { accountAt, readyServer } from './ready-server.ts';
import { recipesInDocs } from './recipes-in-docs.ts';

const PYTHON = '/usr/bin/python3';
const SENSOR = join(import.meta.dirname, 'rest-sensor.py');
const MESSAGE = join(import.meta.dirname, 'topic-message.go');

const execute = promisify(execFile);

/** What a command prints; the server in this process goes on meanwhile. */
const said = async (command: string, ...args: string[]): Promise<string> =>
  (await execute(command, args)).stdout;

function check(what: string, found: unknown, expected: unknown): void {
  const isRight = JSON.stringify(found) === JSON.stringify(expected);
  console.log(`${isRight ? '✓' : '✗'} ${what}: ${JSON.stringify(found)}`);
  if (!isRight) process.exitCode = 1;
}

for (const name of ['golang-go', 'python3-jinja2', 'python3-yaml']) installWithApt(name);
const { sensor, topic } = recipesInDocs();
const server = await readyServer();
try {
  const { post } = await accountAt(server.address);
  await runSensor(post);
  await runTopic(post);
} finally {
  await server.close();
}

type Told = { readonly type: string; readonly data: { readonly dayStreak?: number } };
type Exemplified = { readonly examples: readonly Told[] };

type Post = Awaited<ReturnType<typeof accountAt>>['post'];

async function runSensor(post: Post): Promise<void> {
  const scopes = { name: 'Home', scopes: ['read', 'study'], expiresAt: null };
  const { token } = await post<CreatedAccessToken>('/api/tokens', scopes);
  const morsel = createClient({ baseUrl: server.address, token });
  const { id: userId } = await morsel.users.current();
  await post('/api/users/add-default-books');
  for await (const item of morsel.quiz.feedItems()) {
    if (item.itemType !== 'question' || item.type !== 'mcq') continue;
    const answer = { userId, questionId: item.id, answer: 0 };
    await morsel.quiz.answer(answer, { operation: { opId: newId() } });
    break;
  }
  const configuration = join(server.folder, 'configuration.yaml');
  const resource = `${server.address}/api/users/${userId}/stats`;
  writeFileSync(configuration, sensor.replace(/(?<=resource: )\S+/, resource));
  const secrets = { morsel_authorization: `Bearer ${token}` };
  const { state, attributes } = JSON.parse(
    await said(PYTHON, SENSOR, configuration, JSON.stringify(secrets)),
  );
  const { dayStreak: _days, ...stats } = await morsel.users.stats(userId);
  check('the sensor shows the days in a row', state, '1');
  const expected = Object.keys(attributes).map((name) => stats[name as keyof typeof stats]);
  check(`with ${Object.keys(attributes).join(', ')}`, Object.values(attributes), expected);
}

async function runTopic(post: Post): Promise<void> {
  const arrived = Promise.withResolvers<{
    url: URL;
    body: string;
    headers: NodeJS.Dict<string | string[]>;
  }>();
  const sink = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = '', headers } = request;
      arrived.resolve({ url: new URL(url, 'http://localhost'), body, headers });
      response.end('{"id":"x"}');
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.address() as AddressInfo;
  const url = topic.replace('https://ntfy.sh/<your topic>', `http://127.0.0.1:${port}/a-topic`);
  const { id, secret } = await post<CreatedWebhook>('/api/webhooks', { url, events: ['goal.met'] });
  await post(`/api/webhooks/${id}/test`);
  const { url: asked, body, headers } = await arrived.promise;
  sink.close();
  const { type } = await verifyWebhook(body, headers, secret, Date.now());
  check(
    'a test arrives at the topic, signed',
    [asked.pathname, type],
    ['/a-topic', 'webhook.test'],
  );
  const parameters = ['tpl', 'title'].map((name) => asked.searchParams.get(name));
  check('with what has it filled in, and its title', parameters, ['yes', 'Morsel']);
  const template = asked.searchParams.get('message') ?? '';
  const examples = (WebhookMessage.anyOf as unknown as readonly Exemplified[]).flatMap(
    ({ examples }) => examples,
  );
  for (const told of [JSON.parse(body) as Told, ...examples]) {
    const days = told.data.dayStreak;
    const expected = days === undefined ? told.type : `${told.type}: ${days} days at risk`;
    check(
      `${told.type} reads`,
      await said('go', 'run', MESSAGE, template, JSON.stringify(told)),
      expected,
    );
  }
}
