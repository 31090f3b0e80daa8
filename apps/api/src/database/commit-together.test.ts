import { beforeEach, expect, test } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { commitTogether } from './commit-together.ts';
import type { Db, Tx } from './connection.ts';

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});

const adding = (name: string) => async (tx: Tx) => {
  await tx.insertInto('topics').values({ name, color: '#000' }).execute();
  return `${name} is there`;
};

const failing = (name: string) => async (tx: Tx) => {
  await adding(name)(tx);
  throw new Error(`${name} is refused`);
};

async function topicsAmong(names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('topics').select('name').where('name', 'in', names).execute();
  return rows.map(({ name }) => name).toSorted();
}

test('each is told what came of its own, and what fails is undone alone', async () => {
  const outcomes = await Promise.allSettled([
    commitTogether(db, adding('A')),
    commitTogether(db, failing('B')),
    commitTogether(db, adding('C')),
    // A name that is there already.
    commitTogether(db, adding('Science')),
    commitTogether(db, adding('D')),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[1]).toMatchObject({ reason: new Error('B is refused') });
  expect(outcomes[2]).toMatchObject({ value: 'C is there' });
  expect(await topicsAmong(['A', 'B', 'C', 'D'])).toEqual(['A', 'C', 'D']);
});

test('one that is alone and fails leaves nothing', async () => {
  await expect(commitTogether(db, failing('A'))).rejects.toThrow('A is refused');
  expect(await topicsAmong(['A'])).toEqual([]);
});

test('more than share a commit all have their turn', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Topic ${index}`);
  const told = await Promise.all(names.map((name) => commitTogether(db, adding(name))));
  expect(told).toEqual(names.map((name) => `${name} is there`));
  expect(await topicsAmong(names)).toHaveLength(200);
});
