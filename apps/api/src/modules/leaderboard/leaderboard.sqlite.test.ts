import { expect, it } from 'vitest';

import { plansDuring } from '../../testing/query-plans.ts';
import { testServer } from '../../testing/server.ts';

it('reads the leaderboard off an index, sorted as it is there', async () => {
  const { app, db } = await testServer();
  const plans = await plansDuring(db, async () => {
    expect((await app.inject({ url: '/api/leaderboard' })).statusCode).toBe(200);
  });
  expect(plans).toEqual([
    { sql: expect.stringContaining('order by "xp" desc'), scans: [], sorts: [] },
  ]);
});
