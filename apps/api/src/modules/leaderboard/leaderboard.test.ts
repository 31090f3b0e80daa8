import { describe, expect, it } from 'vitest';

import { testServer } from '../../testing/server.ts';

describe('the leaderboard', () => {
  it('has the five readers with the most XP, of equals the one who came first', async () => {
    const server = await testServer();
    const ids: number[] = [];
    for (const xp of [50, 120, 0, 120, 10, 300, 70]) ids.push((await server.account({ xp })).id);
    const answer = await server.app.inject({ url: '/api/leaderboard' });
    expect(answer.json()).toEqual([
      { id: ids[5], level: 4, xp: 300, streak: 0 },
      { id: ids[1], level: 2, xp: 120, streak: 0 },
      { id: ids[3], level: 2, xp: 120, streak: 0 },
      { id: ids[6], level: 1, xp: 70, streak: 0 },
      { id: ids[0], level: 1, xp: 50, streak: 0 },
    ]);
  });

  it('leaves out readers without XP', async () => {
    const server = await testServer();
    await server.account();
    expect((await server.app.inject({ url: '/api/leaderboard' })).json()).toEqual([]);
  });
});
