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
  const limited = limiter(
    { db, now: () => clock.now, secret: 'of tests' },
    { ...NO_LIMITS, ...limits },
  );
  /** How many batches by rules of a reader in a row are taken. */
  const taken = async (id: number): Promise<number> => {
    const reader: Reader = { id, role: 'reader', isGuest: false, createdAt: 0 };
    let count = 0;
    while (await isTaken(limited.rules(reader))) count += 1;
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

describe('the uses of a day', () => {
  const rulesByReader = { most: 3, windowMs: DAY_MS };

  it('begin anew a day after the first of them', async () => {
    const { clock, taken } = await limiterWith({ rulesByReader });
    expect(await taken(1)).toBe(3);
    expect(await taken(2)).toBe(3);
    clock.now += DAY_MS - 1;
    expect(await taken(1)).toBe(0);
    clock.now += 1;
    expect(await taken(1)).toBe(3);
  });

  it('are not used up by one that is refused', async () => {
    const { clock, limited } = await limiterWith({
      signUp: { most: 2, windowMs: 2000 },
      signUpByNetwork: { most: 1, windowMs: 1000 },
    });
    const signUp = () => limited.signUp('203.0.113.7');
    expect(await isTaken(signUp())).toBe(true);
    expect(await isTaken(signUp())).toBe(false);
    clock.now += 1000;
    expect(await isTaken(signUp())).toBe(true);
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
    [DAY_MS + 1, '2 days'],
  ])('names a wait of %d ms as %s', (waitMs, words) => {
    expect(new LimitReachedError('Slowly!', waitMs).message).toBe(
      `Slowly! Please try again in ${words}.`,
    );
  });
});

it('whose uses are counted is told by nobody without the server’s secret', async () => {
  const keys = [];
  for (const secret of ['one secret', 'another']) {
    const db = await testDatabase();
    await limiter({ db, now: () => 0, secret }, LIMITS).signUp('203.0.113.7');
    keys.push(await db.selectFrom('useCounters').select('key').execute());
  }
  expect(keys[0]).toHaveLength(2);
  expect(keys[0]).not.toEqual(keys[1]);
});
