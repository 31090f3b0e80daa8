import { beforeEach, describe, expect, it } from 'vitest';

import { type TestServer, testServer } from '../../testing/server.ts';

describe('the current user', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });

  it('is the account of the session, with its level', async () => {
    const rita = await server.account({ name: 'Rita', email: 'rita@example.org', xp: 230 });
    const answer = await rita.inject({ url: '/api/users' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: rita.id,
      name: 'Rita',
      email: 'rita@example.org',
      role: 'reader',
      xp: 230,
      level: 3,
      streak: 0,
    });
  });

  it('is nobody for a guest and for a visitor', async () => {
    const guest = await server.guest();
    for (const answer of [
      await guest.inject({ url: '/api/users' }),
      await server.app.inject({ url: '/api/users' }),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ status: 401, detail: 'User not found' });
    }
  });
});

describe('stats', () => {
  it('are the reader’s own, guests included', async () => {
    const server = await testServer();
    const guest = await server.guest();
    await server.db
      .updateTable('users')
      .set({ xp: 30, streak: 2, totalAnswered: 5, correctAnswered: 3 })
      .execute();
    const answer = await guest.inject({ url: `/api/users/${guest.id}/stats` });
    expect(answer.json()).toEqual({
      totalAnswered: 5,
      correctAnswered: 3,
      xp: 30,
      level: 1,
      streak: 2,
      dayStreak: 0,
    });
  });

  it.each([
    ['another reader’s', 1, 403],
    ['an id that is no number', 'me', 404],
  ])('refuses %s', async (_case, offset, status) => {
    const server = await testServer();
    const guest = await server.guest();
    const id = typeof offset === 'number' ? guest.id + offset : offset;
    const answer = await guest.inject({ url: `/api/users/${id}/stats` });
    expect(answer.statusCode).toBe(status);
  });

  it('need a reader', async () => {
    const server = await testServer();
    const answer = await server.app.inject({ url: '/api/users/1/stats' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ detail: 'User not found' });
  });
});
