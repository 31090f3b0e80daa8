import { expect, test } from 'vitest';

import { queriesDuring } from '../testing/query-log.ts';
import { testServer } from '../testing/server.ts';

test.each(['/health/live', '/health/ready', '/api/health'])(
  '%s tells that the server is well, and is kept nowhere',
  async (url) => {
    const { app } = await testServer();
    const answer = await app.inject({ url });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('whether the process lives is no question for the database', async () => {
  const { app } = await testServer();
  const queries = await queriesDuring(async () => {
    await app.inject({ url: '/health/live' });
  });
  expect(queries).toEqual([]);
});
