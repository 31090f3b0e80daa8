import { expect, it } from 'vitest';

import { testServer } from '../../testing/server.ts';

it('tells anybody how to sign in here', async () => {
  const { app } = await testServer();
  const answer = await app.inject('/api/sign-in-options');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    passwordPolicy: 'basic',
    hasPasswordForm: true,
    openIdName: null,
    openIdCreatesAccounts: false,
    hasPasskeys: true,
  });
});

it('offers passkeys where browsers have them', async () => {
  const { app } = await testServer({ host: '0.0.0.0' });
  const answer = await app.inject({ url: '/api/sign-in-options', headers: { host: '192.0.2.7' } });
  expect(answer.json()).toMatchObject({ hasPasskeys: false });
});
