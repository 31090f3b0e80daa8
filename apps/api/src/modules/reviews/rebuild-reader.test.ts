import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import type { AchievementId } from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { countFeats } from '../../database/migrations/007-learning.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import {
  fruitfulSteps,
  operationWorld,
  someSteps,
  twoReaders,
} from '../../testing/random-operations.ts';
import type { TestReader } from '../../testing/server.ts';
import { findTotals } from './queries.ts';
import { rebuildReader } from './rebuild-reader.ts';

/** Achievements that marks earn, which are no events: their times are not in the log. */
const BY_MARKS: readonly string[] = [
  'first-mastered',
  'fifty-mastered',
  'first-book-mastered',
] satisfies AchievementId[];

test(
  'what is stored is what the log says, whatever came how late and from whom',
  async () => {
    const { server, doStep } = await operationWorld();
    const { db } = server;
    const everEarned = new Set<string>();

    await fc.assert(
      fc.asyncProperty(someSteps, async (steps) => {
        const readers = await twoReaders(server);
        const kept = new Map<string, number>();
        for (const each of steps) {
          await doStep(readers[each.by], each);
          if ((each.undone ?? each.raised) === null || each.by === 'guest') continue;
          for (const had of await achievementsOf(db, readers.account.id)) kept.set(...had);
        }
        const brought = await achievementsOf(db, readers.guest.id);
        const both = onDeviceOf(server, readers);
        await both.inject({ method: 'POST', url: '/api/users/guest-progress' });
        const stored = await stateOf(db, readers.account.id);

        expect(await rebuild(db, readers.account)).toBe(0);
        expect(await stateOf(db, readers.account.id)).toEqual(stored);
        expect(await countedByMigration(db, readers.account.id)).toEqual({
          ...stored.totals,
          kindsRight: expect.any(Number),
        });

        await spoil(db, readers.account.id);
        expect(await rebuild(db, readers.account)).toBeGreaterThan(0);
        const rebuilt = await stateOf(db, readers.account.id);
        expect({ ...rebuilt, achievements: [] }).toEqual({ ...stored, achievements: [] });
        // What the guest alone had earned is brought along, though the joint log may not tell of it;
        // what was earned by a review that was taken back, or before an answer was raised, is kept.
        const achievements = new Map([...brought, ...rebuilt.achievements, ...kept]);
        expect(withoutMarks(achievements)).toEqual(withoutMarks(stored.achievements));
        for (const id of stored.achievements.keys()) everEarned.add(id);

        for (const each of steps.slice(0, 3)) await doStep(readers.account, each);
        expect(await rebuild(db, readers.account)).toBe(0);
      }),
      // The first of them earns what the others may not happen to.
      { numRuns: 12, examples: [[fruitfulSteps]] },
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
  },
  MINUTE_MS,
);

test('a mark whose achievement is missing earns it as of the latest mark', async () => {
  const { server, doStep } = await operationWorld();
  const { account } = await twoReaders(server);
  const atOnce = { item: 0, isRight: true, difficulty: 'easy', late: 0 } as const;
  const step = {
    by: 'account',
    pause: 0,
    atOnce,
    undone: null,
    backlog: [],
    mark: 'master',
    raised: null,
  } as const;
  await doStep(account, step);
  const before = await stateOf(server.db, account.id);
  await server.db.deleteFrom('userAchievements').execute();
  server.clock.now += DAY_MS;

  expect(await rebuild(server.db, account)).toBe(2);
  expect(await stateOf(server.db, account.id)).toEqual(before);
});

const rebuild = (db: Db, { id }: TestReader) =>
  db.transaction().execute((tx) => rebuildReader(tx, { id, role: 'reader' }));

async function achievementsOf(db: Db, userId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('userAchievements')
    .select(['achievementId', 'earnedAt'])
    .where('userId', '=', userId)
    .orderBy('achievementId')
    .execute();
  return new Map(rows.map(({ achievementId, earnedAt }) => [achievementId, earnedAt]));
}

const withoutMarks = (achievements: ReadonlyMap<string, number>) =>
  Object.fromEntries([...achievements].filter(([id]) => !BY_MARKS.includes(id)));

async function stateOf(db: Db, userId: number) {
  const totals = await findTotals(db, userId);
  const memories = await db
    .selectFrom('memoryStates')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('itemId')
    .execute();
  const days = await db
    .selectFrom('practiceDays')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('localDay')
    .orderBy('itemKind')
    .execute();
  return { totals, days, memories, achievements: await achievementsOf(db, userId) };
}

/**
 * The totals with those that a database from before them gets; it does not count days in a
 * row, and takes later kinds of question for the last one that it knows.
 */
async function countedByMigration(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ longestStreak: 0, kindsRight: 0, comebacks: 0, longRecalls: 0, ratings: 0 })
    .where('id', '=', userId)
    .execute();
  await countFeats(db);
  const totals = await findTotals(db, userId);
  return totals;
}

async function spoil(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ xp: 1, streak: 99, correctAnswered: 7, comebacks: 50, longestDayStreak: 0 })
    .where('id', '=', userId)
    .execute();
  const memories = db.updateTable('memoryStates').where('userId', '=', userId);
  await memories.set({ dueAt: 1, rightOnce: 0 }).execute();
  await db
    .deleteFrom('memoryStates')
    .where('userId', '=', userId)
    .where('itemId', '=', 1)
    .execute();
  await db.deleteFrom('userAchievements').where('userId', '=', userId).execute();
  await spoilDays(db, userId);
}

/** One kind has too much each day, another nothing, and a day is made up. */
async function spoilDays(db: Db, userId: number) {
  const days = db.updateTable('practiceDays').where('userId', '=', userId);
  await days.set({ reviews: 1000, inTime: 0 }).where('itemKind', '=', 'mcq').execute();
  const ofCards = db.deleteFrom('practiceDays').where('userId', '=', userId);
  await ofCards.where('itemKind', '=', 'flashcard').execute();
  const counts = { reviews: 1, rightAnswers: 1, inTime: 1, xp: 1 };
  await db
    .insertInto('practiceDays')
    .values({ userId, localDay: '1999-12-31', itemKind: 'typed', ...counts })
    .execute();
}
