import type { AchievementId } from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { countFeats } from '../../database/migrations/007-learning.ts';
import { deedWorld, someSteps, twoReaders } from '../../testing/deeds.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import type { TestReader } from '../../testing/server.ts';
import { findTotals } from './queries.ts';
import { rebuildReader } from './rebuilding.ts';

const DAY = 86_400_000;

/** Achievements that marks earn, which are no events: their times are not in the log. */
const BY_MARKS: readonly string[] = [
  'first-mastered',
  'fifty-mastered',
  'first-book-mastered',
] satisfies AchievementId[];

test('what is stored is what the log says, whatever came how late and from whom', async () => {
  const { server, doStep } = await deedWorld();
  const { db } = server;
  const everEarned = new Set<string>();

  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const readers = await twoReaders(server);
      for (const each of steps) await doStep(readers[each.by], each);
      const brought = await achievementsOf(db, readers.guest.id);
      const both = onDeviceOf(server, readers);
      await both.inject({ method: 'POST', url: '/api/users/guest-progress' });
      const stored = await stateOf(db, readers.account.id);

      expect(await rebuild(db, readers.account)).toBe(0);
      expect(await stateOf(db, readers.account.id)).toEqual(stored);
      expect(await countedByMigration(db, readers.account.id)).toEqual(stored.totals);

      await spoil(db, readers.account.id);
      expect(await rebuild(db, readers.account)).toBeGreaterThan(0);
      const rebuilt = await stateOf(db, readers.account.id);
      expect({ ...rebuilt, achievements: [] }).toEqual({ ...stored, achievements: [] });
      // What the guest alone had earned is brought along, though the joint log may not tell of it.
      const achievements = new Map([...brought, ...rebuilt.achievements]);
      expect(withoutMarks(achievements)).toEqual(withoutMarks(stored.achievements));
      for (const id of stored.achievements.keys()) everEarned.add(id);

      for (const each of steps.slice(0, 3)) await doStep(readers.account, each);
      expect(await rebuild(db, readers.account)).toBe(0);
    }),
    { numRuns: 12, seed: 20_260_105 },
  );
  expect([...everEarned]).toEqual(
    expect.arrayContaining([
      'first-right-answer',
      'ten-in-a-row',
      'every-kind',
      'first-comeback',
      'first-long-recall',
      'first-rating',
      'seven-days',
      'first-mastered',
    ]),
  );
}, 60_000);

test('a mark whose achievement is missing earns it as of the latest mark', async () => {
  const { server, doStep } = await deedWorld();
  const { account } = await twoReaders(server);
  const deed = { item: 0, isRight: true, difficulty: 'easy', late: 0 } as const;
  const step = { by: 'account', pause: 0, deed, backlog: [], mark: 'master' } as const;
  await doStep(account, step);
  const before = await stateOf(server.db, account.id);
  await server.db.deleteFrom('user_achievements').execute();
  server.clock.now += DAY;

  expect(await rebuild(server.db, account)).toBe(2);
  expect(await stateOf(server.db, account.id)).toEqual(before);
});

const rebuild = (db: Db, { id }: TestReader) =>
  db.transaction().execute((tx) => rebuildReader(tx, { id, role: 'reader' }));

async function achievementsOf(db: Db, userId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('user_achievements')
    .select(['achievement_id', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('achievement_id')
    .execute();
  return new Map(rows.map(({ achievement_id, earned_at }) => [achievement_id, earned_at]));
}

const withoutMarks = (achievements: ReadonlyMap<string, number>) =>
  Object.fromEntries([...achievements].filter(([id]) => !BY_MARKS.includes(id)));

async function stateOf(db: Db, userId: number) {
  const [totals] = await findTotals(db, { userId });
  const memories = await db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  return { totals, memories, achievements: await achievementsOf(db, userId) };
}

/** The totals with those that a database from before them gets; it does not count days in a row. */
async function countedByMigration(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ longest_streak: 0, kinds_right: 0, comebacks: 0, long_recalls: 0, ratings: 0 })
    .where('id', '=', userId)
    .execute();
  await countFeats(db);
  const [totals] = await findTotals(db, { userId });
  return totals;
}

async function spoil(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ xp: 1, streak: 99, correct_answered: 7, comebacks: 50, longest_day_streak: 0 })
    .where('id', '=', userId)
    .execute();
  const memories = db.updateTable('memory_states').where('user_id', '=', userId);
  await memories.set({ due_at: 1, right_once: 0 }).execute();
  await db
    .deleteFrom('memory_states')
    .where('user_id', '=', userId)
    .where('item_id', '=', 1)
    .execute();
  await db.deleteFrom('user_achievements').where('user_id', '=', userId).execute();
}
