import { expect, it } from 'vitest';

import { aBook } from '../testing/factories.ts';
import { testServer } from '../testing/server.ts';

it.each(['/api/leaderboard', '/api/users', '/api/nothing', '/', '/api/%E0', '/%E0'])(
  'answers of %s carry the security headers',
  async (url) => {
    const { app } = await testServer();
    const { headers } = await app.inject({ url });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self' https:");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(), ');
  },
);

it('other pages may show covers, and nothing else', async () => {
  const { app, db } = await testServer();
  const { id } = await aBook(db);
  const { headers } = await app.inject({ url: `/covers/${id}.svg` });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

const https = { publicUrl: 'https://morsel.example' };

it.each<[string, Parameters<typeof testServer>[0], string | undefined]>([
  ['through a trusted proxy', { trustProxy: ['127.0.0.1'] }, 'max-age=31536000'],
  ['where readers reach it so', https, 'max-age=31536000'],
  [
    'with all hosts below',
    { ...https, hstsSubdomains: true },
    'max-age=31536000; includeSubDomains',
  ],
  ['not over plain http', {}, undefined],
])('browsers are told to stay with https: %s', async (_, options, expected) => {
  const { app } = await testServer(options);
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await app.inject({ url: '/', headers, remoteAddress: '127.0.0.1' });
  expect(answer.headers['strict-transport-security']).toBe(expected);
});

it.each(['/api/leaderboard', '/api/users', '/api/nothing', '/%61pi/leaderboard', '/a%70i/nothing'])(
  'nothing on the way keeps the answer of %s',
  async (url) => {
    const { app } = await testServer();
    expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
  },
);
