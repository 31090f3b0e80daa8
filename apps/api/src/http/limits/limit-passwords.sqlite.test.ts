import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { LimitReachedError } from '../../errors.ts';
import { testDatabase } from '../../testing/database.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import type { SignInTry } from './limit-passwords.ts';
import { type Limiter, limiter } from './limiter.ts';
import { LIMITS, type Limits } from './limits.ts';

const START = 1_000_000;

let clock: { now: number };
let limited: Limiter;
const limitBy = async (limits: Partial<Limits>) => {
  const db = await testDatabase();
  clock = { now: START };
  limited = limiter({ db, now: () => clock.now, secret: 'of tests' }, { ...NO_LIMITS, ...limits });
};

/** `right` or `wrong` as it was judged, or how many ms whoever tries is to wait. */
async function outcomeOf(trial: Promise<boolean>): Promise<'right' | 'wrong' | number> {
  try {
    return (await trial) ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof LimitReachedError) return error.waitMs;
    throw error;
  }
}

const tried = (over: Partial<SignInTry> = {}): SignInTry => ({
  email: 'rita@example.org',
  address: '203.0.113.7',
  deviceId: undefined,
  ...over,
});

const guess = (over?: Partial<SignInTry>) =>
  outcomeOf(limited.signIn(tried(over), async () => false));
const signIn = (over?: Partial<SignInTry>) =>
  outcomeOf(limited.signIn(tried(over), async () => true));

/** Each time from another network, as those do who guess. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { address: `10.${networks >> 8}.${networks & 255}.1` };
};

describe('guesses at an account from many networks', () => {
  beforeEach(() => limitBy(LIMITS));

  it('have to wait ever longer once they are many, a quarter of an hour at most', async () => {
    const waits: (string | number)[] = [];
    for (let guesses = 0; guesses < 20; guesses += 1) waits.push(await guess(elsewhere()));
    expect(new Set(waits)).toEqual(new Set(['wrong']));
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await guess(elsewhere())).toBe(minutes * MINUTE_MS);
      clock.now += minutes * MINUTE_MS - 1;
      expect(await signIn(elsewhere())).toBe(1);
      clock.now += 1;
      expect(await guess(elsewhere())).toBe('wrong');
    }
  });

  it('neither hinder a device that is known nor are joined by its mistakes', async () => {
    for (let guesses = 0; guesses < 20; guesses += 1) await guess(elsewhere());
    const known = { deviceId: 'phone' };
    expect(await guess(known)).toBe('wrong');
    expect(await signIn(known)).toBe('right');
    expect(await guess({ ...elsewhere(), email: 'otto@example.org' })).toBe('wrong');
  });

  it('are begun anew a day after the first of them', async () => {
    for (let guesses = 0; guesses < 20; guesses += 1) await guess(elsewhere());
    clock.now += DAY_MS;
    for (let guesses = 0; guesses < 20; guesses += 1) {
      expect(await guess(elsewhere())).toBe('wrong');
    }
  });

  it('leave no pause behind where the last of them was right', async () => {
    for (let guesses = 0; guesses < 19; guesses += 1) await guess(elsewhere());
    expect(await signIn(elsewhere())).toBe('right');
    expect(await signIn(elsewhere())).toBe('right');
  });

  it('many at once are no way around', async () => {
    const guesses = Array.from({ length: 30 }, () => guess(elsewhere()));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(20);
  });
});

describe('a known device', () => {
  it('has a count of its own, and the count of other devices is not its own', async () => {
    await limitBy(LIMITS);
    for (let guesses = 0; guesses < 10; guesses += 1) await guess({ deviceId: 'stolen' });
    expect(await signIn({ deviceId: 'stolen' })).toBe(15 * MINUTE_MS);
    expect(await signIn({ deviceId: 'phone' })).toBe('right');
    expect(await signIn()).toBe('right');
  });
});

describe('a wide network', () => {
  it.each([
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1'],
    ['203.0.113.7', '203.0.113.8', '198.51.100.9'],
  ])('counts as one beside its networks: %s and %s', async (one, another, other) => {
    await limitBy({ signInByNetwork: { most: 2, windowMs: MINUTE_MS } });
    expect(await guess({ address: one })).toBe('wrong');
    expect(await guess({ address: another, email: 'otto@example.org' })).toBe('wrong');
    expect(await guess({ address: another })).toBe(MINUTE_MS);
    expect(await guess({ address: other })).toBe('wrong');
  });

  it.each(['signUp', 'guest'] as const)('is limited as a whole: %s', async (what) => {
    const few = { most: 1, windowMs: MINUTE_MS };
    await limitBy({ signUpByNetwork: few, guestsByNetwork: few });
    await limited[what]('2001:db8:1:1::1');
    await expect(limited[what]('2001:db8:1:2::1')).rejects.toThrow(LimitReachedError);
    await expect(limited[what]('2001:db8:2:1::1')).resolves.toBeDefined();
  });
});

describe('right passwords', () => {
  it('of an account are bounded, known device or not, and confirmations with them', async () => {
    await limitBy({ rightPasswordsByAccount: { most: 3, windowMs: HOUR_MS } });
    expect(await signIn()).toBe('right');
    expect(await signIn({ ...elsewhere(), deviceId: 'phone' })).toBe('right');
    const proof = { readerId: 1, email: 'rita@example.org', address: '203.0.113.7' };
    const confirm = () => outcomeOf(limited.confirmation(proof, async () => true));
    expect(await confirm()).toBe('right');
    expect(await confirm()).toBe(HOUR_MS);
    expect(await signIn({ deviceId: 'phone' })).toBe(HOUR_MS);
    expect(await signIn({ email: 'otto@example.org' })).toBe('right');
    clock.now += HOUR_MS;
    expect(await signIn()).toBe('right');
  });

  it('from a wide network are bounded', async () => {
    await limitBy({ rightPasswordsByNetwork: { most: 1, windowMs: HOUR_MS } });
    expect(await signIn({ address: '203.0.113.7' })).toBe('right');
    expect(await signIn({ address: '203.0.113.8', email: 'otto@example.org' })).toBe(HOUR_MS);
    expect(await signIn(elsewhere())).toBe('right');
  });

  it('are not used up by wrong ones', async () => {
    await limitBy({ rightPasswordsByAccount: { most: 1, windowMs: HOUR_MS } });
    for (let guesses = 0; guesses < 5; guesses += 1) await guess();
    expect(await signIn()).toBe('right');
  });

  it('use up none of those that may be wrong, as many as come at once', async () => {
    await limitBy({ signInByEmail: { most: 3, windowMs: 1000 } });
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => signIn()));
    expect(outcomes.filter((outcome) => outcome === 'right').length).toBeGreaterThanOrEqual(3);
    expect(await signIn()).toBe('right');
  });
});

it('what could not be judged counts for nothing', async () => {
  await limitBy({ signInByEmail: { most: 1, windowMs: 1000 } });
  const busy = () => Promise.reject(new Error('busy'));
  await expect(limited.signIn(tried(), busy)).rejects.toThrow('busy');
  expect(await guess()).toBe('wrong');
});
