import { expect, test } from 'vitest';

import { aBook, aQuestion } from '../testing/factories.ts';
import { answer } from '../testing/reader-calls.ts';
import { testServer } from '../testing/server.ts';

type Line = Record<string, unknown>;

async function loggingServer(level = 'info') {
  const lines: Line[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const server = await testServer({ logger: { level, stream }, trustProxy: ['127.0.0.1'] });
  const requests = () => lines.filter(({ msg }) => msg === 'request');
  return { ...server, lines, requests };
}

test('each request has one line, with its id, the pattern of its address, and what it came to', async () => {
  const { app, requests } = await loggingServer();
  const found = await app.inject({ url: '/api/topics' });
  const missing = await app.inject({ url: '/api/books/4711' });
  const none = await app.inject({ url: '/api/%E0?tides', headers: { 'x-request-id': 'proxy-1' } });

  expect(requests()).toEqual([
    expect.objectContaining({ method: 'GET', route: '/api/topics', status: 200 }),
    expect.objectContaining({ method: 'GET', route: '/api/books/:bookId', status: 404 }),
    expect.objectContaining({ method: 'GET', route: 'none', status: 400, reqId: 'proxy-1' }),
  ]);
  const ids = [found, missing, none].map(({ headers }) => headers['x-request-id']);
  expect(requests().map(({ reqId }) => reqId)).toEqual(ids);
  for (const { ms } of requests()) expect(ms).toBeGreaterThanOrEqual(0);
});

test('what goes wrong on our side has an id to look for, and its line nothing of the request', async () => {
  const { app, lines } = await loggingServer('error');
  app.get('/broken/:text', async () => {
    throw Object.assign(new Error('broken'), { code: '23505', detail: 'Key (email)=(tides)' });
  });
  const failed = await app.inject({ url: '/broken/tides?tides' });
  expect(failed.json()).toMatchObject({ requestId: failed.headers['x-request-id'] });
  const line = lines.find(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({
    reqId: failed.headers['x-request-id'],
    err: { type: 'Error', message: 'broken', code: '23505', stack: expect.any(String) },
  });
  expect(JSON.stringify(lines)).not.toContain('tides');
});

test('no line has a secret, an e-mail address, or a text of a reader', async () => {
  const { app, db, guest, lines } = await loggingServer('trace');
  const secrets = {
    email: 'rita.tides@example.org',
    password: 'a password of tides',
    name: 'Rita Tides',
  };
  const { id } = await aQuestion(db, { bookId: (await aBook(db)).id });
  const reader = await guest();
  const cookies = { cookie: reader.headers.cookie, authorization: 'Bearer tides' };
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  await post('/api/signup', secrets);
  const { headers } = await post('/api/signin', secrets);
  await post('/api/signin', { ...secrets, password: 'not that of tides' });
  await post('/api/signin', { ...secrets, email: { tides: 1 } });
  await post('/api/reset-password', { token: 'tides', password: 'a password of tides' });
  await post('/api/books', { title: 'Tides', author: 'Rita Tides' }, cookies);
  await app.inject({ url: '/api/books?search=tides', headers: cookies });
  await app.inject({ url: '/reset-password?token=tides#tides', headers: { accept: 'text/html' } });
  await app.inject({ url: '/tides', headers: { 'x-request-id': 'tides of id' } });
  await answer(reader, id, 'tides');

  const cookie = String(headers['set-cookie']).slice(0, 40);
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of ['tides', reader.headers.cookie, cookie]) {
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
