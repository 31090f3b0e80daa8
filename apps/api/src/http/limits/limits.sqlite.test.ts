import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';

import { sweepExpired } from '../../database/sweep-expired.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { LIMITS, type Limits } from './limits.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };
const otto = { name: 'Otto', email: 'otto@example.org', password: 'lark and owl' };
const [HERE, THERE] = ['203.0.113.7', '198.51.100.9'];

async function serverWith(limits: Partial<Limits>, options: { trustProxy?: string[] } = {}) {
  const server = await testServer({ limits: { ...NO_LIMITS, ...limits }, ...options });
  const post = (url: string, payload?: object, remoteAddress = HERE, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = async (
    { email, password }: { email: string; password: string },
    address?: string,
    headers = {},
  ) => (await post('/api/signin', { email, password }, address, headers)).statusCode;
  const wrong = { ...rita, password: 'guessed' };
  return { ...server, post, signIn, wrong };
}

function expectLimited(answer: LightMyRequestResponse, seconds: number, detail: RegExp) {
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe(String(seconds));
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({
    status: 429,
    title: 'Too Many Requests',
    detail: expect.stringMatching(detail),
  });
}

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act();
}

describe('signing in', () => {
  it('is refused after ten wrong passwords for an email, until a quarter of an hour is over', async () => {
    const { clock, post, signIn, wrong } = await serverWith(LIMITS);
    await post('/api/signup', rita);
    await times(10, async () => {
      expect(await signIn(wrong)).toBe(401);
      clock.now += 1;
    });
    clock.now += 3 * MINUTE_MS - 10;
    const { name: _, ...refused } = wrong;
    expectLimited(await post('/api/signin', refused), 12 * 60, /sign in.* again in 12 minutes\.$/);
    expect(await signIn(rita)).toBe(429);
    clock.now += 12 * MINUTE_MS - 1;
    expect(await signIn(rita)).toBe(429);
    clock.now += 1;
    expect(await signIn(rita)).toBe(200);
  });

  it('of others stays open, and of the same email from another address', async () => {
    const { post, signIn, wrong } = await serverWith(LIMITS);
    await post('/api/signup', rita);
    await post('/api/signup', otto);
    await times(11, () => signIn(wrong));
    expect(await signIn(rita)).toBe(429);
    expect(await signIn(otto)).toBe(200);
    expect(await signIn(rita, THERE)).toBe(200);
  });

  it('counts an email in all its spellings as one, whether it is known or not', async () => {
    const { signIn } = await serverWith(LIMITS);
    const statuses = new Set<number>();
    for (const email of ['a@b.org', ' A@b.org', 'a@B.ORG ', 'A@B.org', ' a@b.org ']) {
      await times(2, async () => statuses.add(await signIn({ email, password: 'x' })));
    }
    expect([...statuses]).toEqual([401]);
    expect(await signIn({ email: 'a@b.org', password: 'x' })).toBe(429);
  });

  it('is refused after a hundred failures from an address, whatever the emails', async () => {
    const { signIn } = await serverWith({
      ...LIMITS,
      signInByAddress: { ...LIMITS.signInByAddress, most: 3 },
    });
    const someone = (number: number) => ({ email: `a${number}@b.org`, password: 'x' });
    expect(LIMITS.signInByAddress.most).toBe(100);
    for (const number of [1, 2, 3]) expect(await signIn(someone(number))).toBe(401);
    expect(await signIn(someone(4))).toBe(429);
    expect(await signIn(someone(4), THERE)).toBe(401);
  });

  it('that succeeds uses nothing up', async () => {
    const few = { most: 2, windowMs: MINUTE_MS };
    const { post, signIn, wrong } = await serverWith({
      signInByEmail: few,
      signInByAddress: few,
    });
    await post('/api/signup', rita);
    expect(await signIn(wrong)).toBe(401);
    await times(5, async () => expect(await signIn(rita)).toBe(200));
    expect(await signIn(wrong)).toBe(401);
    expect(await signIn(rita)).toBe(429);
  });

  it('is not counted for the address when the email is refused already', async () => {
    const window = { windowMs: MINUTE_MS };
    const { post, signIn, wrong } = await serverWith({
      signInByEmail: { ...window, most: 1 },
      signInByAddress: { ...window, most: 3 },
    });
    await post('/api/signup', otto);
    await times(9, () => signIn(wrong));
    expect(await signIn(otto)).toBe(200);
  });

  it('leaves neither email nor IP address in the database', async () => {
    const { db, signIn, wrong } = await serverWith(LIMITS);
    await signIn(wrong);
    const stored = JSON.stringify(await tableContents(db));
    expect(stored).not.toContain(HERE);
    expect(stored).not.toContain('rita');
  });
});

describe('an address', () => {
  const few = { signInByEmail: { most: 1, windowMs: MINUTE_MS } };
  const forwarded = (address: string) => ({ 'x-forwarded-for': address });

  it('is what a trusted proxy says', async () => {
    const { signIn, wrong } = await serverWith(few, { trustProxy: ['10.0.0.0/8'] });
    const through = (address: string) => signIn(wrong, '10.1.2.3', forwarded(address));
    expect(await through(HERE)).toBe(401);
    expect(await through(HERE)).toBe(429);
    expect(await through(THERE)).toBe(401);
  });

  it('is not what anybody else says', async () => {
    for (const options of [{}, { trustProxy: ['10.0.0.0/8'] }]) {
      const { signIn, wrong } = await serverWith(few, options);
      expect(await signIn(wrong, HERE, forwarded('192.0.2.1'))).toBe(401);
      expect(await signIn(wrong, HERE, forwarded('192.0.2.2'))).toBe(429);
    }
  });

  it('is a network where it is IPv6', async () => {
    const { signIn, wrong } = await serverWith(few);
    expect(await signIn(wrong, '2001:db8:1:2::1')).toBe(401);
    expect(await signIn(wrong, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await signIn(wrong, '2001:db8:1:3::1')).toBe(401);
  });
});

describe('signing up', () => {
  it('is limited by address; a form with mistakes costs nothing', async () => {
    const { db, post } = await serverWith({ signUp: { most: 2, windowMs: MINUTE_MS } });
    const signUp = (over: object, address?: string) =>
      post('/api/signup', { ...rita, ...over }, address);
    await times(5, async () => expect((await signUp({ password: '1' })).statusCode).toBe(400));
    expect((await signUp({})).statusCode).toBe(200);
    expect((await signUp({ email: 'a@b.org' })).statusCode).toBe(200);
    expectLimited(await signUp({ email: 'c@d.org' }), 60, /again in 60 seconds\.$/);
    expect((await signUp({ email: 'c@d.org' }, THERE)).statusCode).toBe(200);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(3);
  });
});

describe('new guests', () => {
  it('are limited by address; one who is there already is none', async () => {
    const { guest, post } = await serverWith({ guests: { most: 2, windowMs: MINUTE_MS } });
    const known = await guest();
    const demo = (address?: string, headers = {}) =>
      post('/api/demo-user', undefined, address, headers);
    await times(3, async () =>
      expect((await demo(HERE, known.headers)).json()).toEqual({ id: known.id }),
    );
    await times(2, async () => expect((await demo()).statusCode).toBe(200));
    expectLimited(await demo(), 60, /guests/);
    expect((await demo(THERE)).statusCode).toBe(200);
    expect((await demo(HERE, known.headers)).statusCode).toBe(200);
  });
});

describe('writes', () => {
  it('of one reader are limited, and no reading and no other reader', async () => {
    const { account, clock, guest } = await serverWith({
      writes: { most: 3, windowMs: MINUTE_MS },
    });
    const [busy, other] = [await account(), await guest()];
    const write = (reader: TestReader) =>
      reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
    await times(3, async () => expect((await write(busy)).statusCode).toBe(200));
    expectLimited(await write(busy), 60, /again in 60 seconds\.$/);
    expect((await write(other)).statusCode).toBe(200);
    expect((await busy.inject({ url: '/api/users' })).statusCode).toBe(200);
    clock.now += MINUTE_MS;
    expect((await write(busy)).statusCode).toBe(200);
  });
});

describe('counters', () => {
  it('go when their window is over', async () => {
    const { clock, db, signIn, wrong } = await serverWith(LIMITS);
    const counters = () => db.selectFrom('useCounters').select('count').execute();
    await signIn(wrong);
    await sweepExpired(db, clock.now + 15 * MINUTE_MS - 1);
    expect(await counters()).toHaveLength(4);
    await sweepExpired(db, clock.now + DAY_MS);
    expect(await counters()).toEqual([]);
  });

  it('of all kinds begin anew when the clock is set back by more than they last', async () => {
    const limit = { most: 1, windowMs: MINUTE_MS };
    const { guest, post, clock } = await serverWith({ guests: limit, writes: limit });
    const reader = await guest();
    const write = () => post('/api/users/add-default-books', undefined, HERE, reader.headers);
    const statuses = async () =>
      [await post('/api/demo-user'), await write()].map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([200, 200]);
    expect(await statuses()).toEqual([429, 429]);
    clock.now -= DAY_MS;
    expect(await statuses()).toEqual([200, 200]);
    expect(await statuses()).toEqual([429, 429]);
  });

  it('are neither made nor changed by reading', async () => {
    const { account, app, db } = await serverWith(LIMITS);
    const reader = await account();
    const before = await tableContents(db);
    for (const url of ['/api/users', '/api/topics', '/api/books', '/api/leaderboard']) {
      await app.inject({ url });
      await reader.inject({ url });
    }
    expect(await tableContents(db)).toEqual(before);
  });
});
