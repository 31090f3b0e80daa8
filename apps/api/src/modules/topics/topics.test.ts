import { expect, test } from 'vitest';

import { testServer } from '../../testing/server.ts';

test('anybody gets the five topics with their colours', async () => {
  const { app } = await testServer();
  const response = await app.inject({ method: 'GET', url: '/api/topics' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(
    ['Psychology', 'Startup', 'Business', 'History', 'Science'].map((name) => ({
      name,
      color: expect.stringMatching(/^#[0-9A-F]{6}$/),
    })),
  );
});
