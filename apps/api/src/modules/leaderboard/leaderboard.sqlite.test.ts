import { expect, it } from 'vitest';

import { plansDuring } from '../../testing/query-plans.ts';
import { testServer } from '../../testing/server.ts';

it('reads leaderboard and standing off an index, sorted as it is there', async () => {
  const { app, db, guest } = await testServer();
  const reader = await guest();
  const plans = await plansDuring(db, async () => {
    expect((await app.inject({ url: '/api/leaderboard' })).statusCode).toBe(200);
    const own = await reader.inject({ url: `/api/users/${reader.id}/standing` });
    expect(own.statusCode).toBe(200);
  });
  const ofRanks = plans.filter(({ sql }) => sql.includes('"on_leaderboard" = 1'));
  expect(ofRanks).toMatchObject([
    { sql: expect.stringContaining('order by "xp" desc'), scans: [], sorts: [] },
    // Of what the index has given, which is no more than are ranked.
    { sql: expect.stringMatching(/limit 10001.* as "readers"/), scans: Array(3).fill('SCAN some') },
  ]);
});
