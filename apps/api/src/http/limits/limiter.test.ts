import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import { LimitReachedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { limiter } from './limiter.ts';
import { LIMITS, type Limits } from './limits.ts';

async function limiterWith(limits: Partial<Limits>) {
  const db = await testDatabase();
  const clock = { now: 1_000_000 };
  const limited = limiter({ db, now: () => clock.now }, { ...NO_LIMITS, ...limits });
  /** How many of a reader's generations in a row are taken. */
  const taken = async (reader: Reader): Promise<number> => {
    let count = 0;
    while (await isTaken(limited.generation(reader))) count += 1;
    return count;
  };
  return { clock, limited, taken };
}

const isTaken = (use: Promise<unknown>): Promise<boolean> =>
  use.then(
    () => true,
    (error: unknown) => {
      if (error instanceof LimitReachedError) return false;
      throw error;
    },
  );

const reader = (id: number, over: Partial<Reader> = {}): Reader => ({
  id,
  role: 'reader',
  isGuest: false,
  createdAt: 0,
  ...over,
});
const guest = (id: number) => reader(id, { isGuest: true });
const admin = reader(9, { role: 'admin' });

describe('the generations of a day', () => {
  it('are shared out', async () => {
    const { taken } = await limiterWith(LIMITS);
    expect(await taken(reader(1))).toBe(20);
    expect(await taken(reader(2))).toBe(20);
    expect(await taken(guest(3))).toBe(20);
    expect(await taken(guest(4))).toBe(20);
    expect(await taken(guest(5))).toBe(0);
    expect(await taken(admin)).toBe(500 - 4 * 20);
    expect(await taken(reader(6))).toBe(0);
  });

  it('begin anew a day after the first of them', async () => {
    const { clock, taken } = await limiterWith(LIMITS);
    expect(await taken(reader(1))).toBe(20);
    clock.now += DAY_MS - 1;
    expect(await taken(reader(1))).toBe(0);
    clock.now += 1;
    expect(await taken(reader(1))).toBe(20);
  });

  it('are not used up by one that is refused', async () => {
    const { clock, taken } = await limiterWith({
      generationByReader: { most: 2, windowMs: 2000 },
      generationByAll: { most: 1, windowMs: 1000 },
    });
    expect(await taken(reader(1))).toBe(1);
    clock.now += 1000;
    expect(await taken(reader(1))).toBe(1);
  });
});

describe('a use that is given back', () => {
  it('is there again, once and in its own window only', async () => {
    const { clock, limited } = await limiterWith({ signUp: { most: 1, windowMs: 1000 } });
    const first = await limited.signUp('address');
    await first.giveBack();
    const second = await limited.signUp('address');
    await expect(limited.signUp('address')).rejects.toThrow(LimitReachedError);
    clock.now += 1000;
    await limited.signUp('address');
    await second.giveBack();
    await expect(limited.signUp('address')).rejects.toThrow(LimitReachedError);
  });
});

describe('what is said when a limit is reached', () => {
  it.each([
    [500, '1 second'],
    [1000, '1 second'],
    [1001, '2 seconds'],
    [MINUTE_MS, '60 seconds'],
    [60_001, '2 minutes'],
    [HOUR_MS, '60 minutes'],
    [3_600_001, '2 hours'],
    [DAY_MS, '24 hours'],
  ])('names a wait of %d ms as %s', (waitMs, words) => {
    expect(new LimitReachedError('Slowly!', waitMs).message).toBe(
      `Slowly! Please try again in ${words}.`,
    );
  });
});
