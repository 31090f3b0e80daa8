import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { type TestReader, testServer } from '../../testing/server.ts';

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

describe('the reader’s own standing', () => {
  const url = ({ id }: TestReader) => `/api/users/${id}/standing`;
  const standing = async (reader: TestReader) => (await reader.inject({ url: url(reader) })).json();
  const show = (reader: TestReader, isListed: unknown) =>
    reader.inject({ method: 'PATCH', url: url(reader), payload: { isListed } });

  it('counts those with more XP, and equals who came first', async () => {
    const server = await testServer();
    const readers: TestReader[] = [];
    for (const xp of [50, 120, 0, 120, 10, 50]) readers.push(await server.account({ xp }));
    const standings = await Promise.all(readers.map(standing));
    expect(standings.map(({ rank }) => rank)).toEqual([3, 1, null, 2, 5, 4]);
    expect(standings[2]).toEqual({ rank: null, readers: 5, isListed: true });
  });

  it('is counted as far as ten thousand', async () => {
    const server = await testServer();
    const [first, last] = [await server.account({ xp: 50 }), await server.account({ xp: 10 })];
    await sql`
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000)
      insert into users (xp, created_at, seen_at) select 30, 0, 0 from n`.execute(server.db);
    expect(await standing(first)).toEqual({ rank: 1, readers: 10_001, isListed: true });
    expect(await standing(last)).toEqual({ rank: 10_001, readers: 10_001, isListed: true });
  });

  it('is left and taken up again by the reader, whom the others then pass', async () => {
    const server = await testServer();
    const [first, second] = [await server.account({ xp: 90 }), await server.account({ xp: 80 })];
    const left = await show(first, false);
    expect(left.json()).toEqual({ rank: null, readers: 1, isListed: false });
    expect(await standing(second)).toEqual({ rank: 1, readers: 1, isListed: true });
    const leaders = await server.app.inject({ url: '/api/leaderboard' });
    expect(leaders.json()).toMatchObject([{ id: second.id }]);
    expect((await show(first, true)).json()).toEqual({ rank: 1, readers: 2, isListed: true });
  });

  it('is refused what is neither on nor off', async () => {
    const server = await testServer();
    const response = await show(await server.guest(), 1);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field: 'isListed' });
  });
});
