import { describe, expect, it } from 'vitest';

import { testServer } from '../testing/server.ts';

const HOST = 'morsel.test';

describe('a write', () => {
  it.each([
    ['no word of where it comes from', {}, 200],
    ['our own origin', { origin: `http://${HOST}` }, 200],
    ['our own origin behind a proxy that ends TLS', { origin: `https://${HOST}` }, 200],
    ['the configured origin', { origin: 'https://morsel.example' }, 200],
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: `http://${HOST}:8080` }, 403],
    ['an origin that is hidden', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ])('with %s', async (_case, headers, status) => {
    const { app } = await testServer({ publicUrl: 'https://morsel.example' });
    const request = { method: 'POST', url: '/api/logout', headers: { host: HOST, ...headers } };
    const answer = await app.inject({ ...request, method: 'POST' });
    expect(answer.statusCode).toBe(status);
  });

  it('from another site makes no guest', async () => {
    const { app, db } = await testServer();
    const headers = { 'sec-fetch-site': 'cross-site' };
    await app.inject({ method: 'POST', url: '/api/demo-user', headers });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});

it('reading from another site is no write', async () => {
  const { app } = await testServer();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({ url: '/api/leaderboard', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
