import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';

import { connection } from '../testing/connection.ts';
import { testServer } from '../testing/server.ts';
import { endConnectionsGently } from './end-connections.ts';
import { refuseWhileStopping } from './problems/refuse-while-stopping.ts';

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

function problemIn(answer: string): unknown {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  return JSON.parse(body);
}

describe('what cannot be read as a request', () => {
  it.each([
    ['no HTTP', 'Good morning\r\n\r\n', 400],
    ['a broken header', 'GET /api/topics HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
    ['huge headers', `GET /api/topics HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered with a problem: %s', async (_case, text, status) => {
    const { app } = await testServer();
    const client = await connection(app);
    client.write(text);
    const answer = await client.answers();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(problemIn(answer)).toMatchObject({ type: 'about:blank', status });
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("content-security-policy: default-src 'self'");
    expect(answer).not.toContain('strict-transport-security');
  });
});

it('a request that names two hosts is refused', async () => {
  const { app } = await testServer();
  const client = await connection(app);
  const hosts = 'Host: morsel.example\r\nhost: other.example\r\nConnection: close';
  client.write(`GET /api/topics HTTP/1.1\r\n${hosts}\r\n\r\n`);
  const answer = await client.answers();
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(problemIn(answer)).toMatchObject({ status: 400, detail: 'The request names two hosts' });
});

/** A server with a call at `/api/slow` that is answered once its gate is open. */
async function slowServer() {
  const { app } = await testServer();
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  app.get('/api/slow', async () => {
    reached.resolve();
    await gate.promise;
    return { slow: true };
  });
  return { app, gate, reached };
}

it('who asks at the begin of a stop is answered, and only proxies are told of it', async () => {
  const { app, gate, reached } = await slowServer();
  const clients = [await connection(app), await connection(app), await connection(app)] as const;
  const [slow, usual, proxy] = clients;
  slow.write(get('/api/slow'));
  await reached.promise;
  for (const client of [usual, proxy]) client.write(get('/health/ready'));
  for (const client of [usual, proxy]) await client.answer(/200 OK/);

  const closed = app.close();
  proxy.write(get('/health/ready'));
  const refused = await proxy.answers();
  // The first answer of the stop has been sent; it ends its own connection alone.
  usual.write(get('/api/topics'));
  const answered = await usual.answers();
  gate.resolve();
  const under = await slow.answers();
  await closed;

  expect(answered.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(under).toContain('{"slow":true}');
  for (const answer of [refused, answered, under]) expect(answer).toMatch(/^connection: close/im);
  expectRefusal(refused);
});

it('what comes after that is refused', async () => {
  const { app } = await slowServer();
  const refusing = Promise.withResolvers<void>();
  app.addHook('preClose', async () => refusing.resolve());
  const client = await connection(app);
  const [line = '', ...headers] = get('/api/topics').split('\r\n');
  client.write(`${line}\r\n`);

  const closed = app.close();
  await refusing.promise;
  client.write(headers.join('\r\n'));

  const answers = await client.answers();
  expect(answers).toMatch(/^HTTP\/1.1 503 /);
  expectRefusal(answers);
  await closed;
});

function expectRefusal(answers: string): void {
  const refusal = answers.slice(answers.indexOf('HTTP/1.1 503'));
  expect(refusal).toMatch(/^retry-after: 2/m);
  expect(refusal).toMatch(/^connection: close/im);
  expect(problemIn(refusal)).toMatchObject({
    status: 503,
    detail: 'Morsel is stopping; try again in a moment',
  });
}

it('a connection that is kept for more requests does not hold up the end', async () => {
  const { app, gate, reached } = await slowServer();
  const client = await connection(app);
  client.write(get('/api/slow'));
  await reached.promise;
  const closed = app.close();
  gate.resolve();
  await closed;
  expect(await client.answers()).toContain('{"slow":true}');
});

it('what takes too long is told to come again', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  onTestFinished(async () => {
    await app.close();
  });
  endConnectionsGently(app, { longestMs: 0 });
  refuseWhileStopping(app);
  const reached = Promise.withResolvers<void>();
  const never = Promise.withResolvers<void>();
  app.get('/', async () => {
    reached.resolve();
    await never.promise;
  });
  const client = await connection(app);
  client.write(get('/'));
  await reached.promise;

  const closed = app.close();
  const answer = await client.answers();
  await closed;

  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expectRefusal(answer);
});
