import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const stats = (id: number) => ({ url: `/api/users/${id}/stats` });

async function rowsIn(table: 'sessions' | 'users'): Promise<number> {
  return (await server.db.selectFrom(table).select('createdAt').execute()).length;
}

describe('reading without a cookie', () => {
  it('leaves nothing behind', async () => {
    const urls = ['/api/leaderboard', '/api/users', '/api/topics', '/api/nothing', '/'];
    for (let request = 0; request < 1000; request += 1) {
      const url = urls[request % urls.length] ?? '';
      const answer = await server.app.inject({ url });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await rowsIn('sessions')).toBe(0);
    expect(await rowsIn('users')).toBe(0);
  });
});

describe('a session', () => {
  it('says who the reader is, and reading does not renew its cookie', async () => {
    const rita = await server.account();
    server.clock.now += 3 * DAY_MS;
    const answer = await rita.inject(stats(rita.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ends after 14 days without a call', async () => {
    const rita = await server.account();
    server.clock.now += 14 * DAY_MS - 1;
    expect((await rita.inject(stats(rita.id))).statusCode).toBe(200);
    server.clock.now += 14 * DAY_MS;
    expect((await rita.inject(stats(rita.id))).statusCode).toBe(401);
  });

  it('ends after 30 days, however much it is used', async () => {
    const rita = await server.account();
    const end = server.clock.now + 30 * DAY_MS;
    for (const daysLeft of [20, 10]) {
      server.clock.now = end - daysLeft * DAY_MS;
      await rita.inject(stats(rita.id));
    }
    server.clock.now = end - 1;
    expect((await rita.inject(stats(rita.id))).statusCode).toBe(200);
    server.clock.now = end;
    expect((await rita.inject(stats(rita.id))).statusCode).toBe(401);
  });

  it('wins over the guest of the device, who is there again when it ends', async () => {
    const rita = await server.account();
    const guest = await server.guest();
    const cookie = `${rita.headers.cookie}; ${guest.headers.cookie}`;
    const as = (id: number) => server.app.inject({ ...stats(id), headers: { cookie } });
    expect((await as(rita.id)).statusCode).toBe(200);
    expect((await as(guest.id)).statusCode).toBe(403);
    server.clock.now += 30 * DAY_MS;
    expect((await as(rita.id)).statusCode).toBe(403);
    expect((await as(guest.id)).statusCode).toBe(200);
  });

  it('is not known when its signature is wrong', async () => {
    const rita = await server.account();
    const cookie = rita.headers.cookie.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    const answer = await server.app.inject({ ...stats(rita.id), headers: { cookie } });
    expect(answer.statusCode).toBe(401);
  });

  it('is stored under a hash of its id', async () => {
    const rita = await server.account();
    const [row] = await server.db.selectFrom('sessions').select('idHash').execute();
    expect(row?.idHash).toMatch(/^[\da-f]{64}$/);
    expect(rita.headers.cookie).not.toContain(row?.idHash);
  });
});

describe('a guest', () => {
  it('is known by the cookie alone', async () => {
    const guest = await server.guest();
    expect((await guest.inject(stats(guest.id))).statusCode).toBe(200);
    const stranger = { ...stats(guest.id), headers: { cookie: 'morsel_guest=guessed' } };
    expect((await server.app.inject(stranger)).statusCode).toBe(401);
  });

  it('has the cookie renewed once a day', async () => {
    const guest = await server.guest();
    const renewed = async () => {
      const answer = await guest.inject(stats(guest.id));
      return answer.cookies.find(({ name }) => name === 'morsel_guest');
    };
    expect(await renewed()).toBeUndefined();
    server.clock.now += DAY_MS + 1;
    expect(await renewed()).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: (400 * DAY_MS) / 1000,
    });
    expect(await renewed()).toBeUndefined();
  });

  it('has no cookie renewed by a picture, which caches on the way may keep', async () => {
    const guest = await server.guest();
    const { id } = await aBook(server.db);
    server.clock.now += DAY_MS + 1;
    const picture = await guest.inject({ url: `/covers/${id}.svg` });
    expect([picture.statusCode, picture.cookies]).toEqual([200, []]);
    expect((await guest.inject(stats(guest.id))).cookies).toHaveLength(1);
  });
});
