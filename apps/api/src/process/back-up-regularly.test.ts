import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { claimBackup, noteBackup } from '../database/installation.ts';
import { testDatabase } from '../testing/database.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { backUpWhenDue } from './back-up-regularly.ts';

async function aSchedule() {
  const db = await testDatabase();
  await noteBackup(db, LONG_AGO);
  const made: number[] = [];
  const clock = { now: LONG_AGO };
  let isFailing = false;
  const backUp = async () => {
    if (isFailing) throw new Error('the disk is full');
    made.push(clock.now);
    return { said: 'made', isDiffering: false };
  };
  const look = () => backUpWhenDue({ db, now: () => clock.now, every: DAY_MS, backUp });
  return { db, clock, made, look, fail: (failing: boolean) => void (isFailing = failing) };
}

test('a backup is made when it is due, by one of the processes', async () => {
  const { clock, made, look } = await aSchedule();

  clock.now += DAY_MS - 1;
  expect(await look()).toBeUndefined();
  clock.now += 1;
  await Promise.all([look(), look(), look()]);

  expect(made).toEqual([LONG_AGO + DAY_MS]);
});

test('one that fails is tried again an hour later', async () => {
  const { clock, made, look, fail } = await aSchedule();
  clock.now += DAY_MS;
  fail(true);

  await expect(look()).rejects.toThrow('the disk is full');
  fail(false);
  clock.now += HOUR_MS - 1;
  await look();
  expect(made).toEqual([]);
  clock.now += 1;
  await look();

  expect(made).toEqual([LONG_AGO + DAY_MS + HOUR_MS]);
});

test('what was dated by a clock that was ahead holds no backup up', async () => {
  const { db, clock, made, look } = await aSchedule();
  await claimBackup(db, {
    now: LONG_AGO + 900 * DAY_MS,
    every: DAY_MS,
    until: LONG_AGO + 901 * DAY_MS,
  });
  await look();
  expect(made).toEqual([]);
  clock.now += DAY_MS;
  await look();
  await noteBackup(db, LONG_AGO + 900 * DAY_MS);
  clock.now += DAY_MS;
  await look();

  expect(made).toEqual([LONG_AGO + DAY_MS, LONG_AGO + 2 * DAY_MS]);
});
