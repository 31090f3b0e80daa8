import { type AchievementId, UNKNOWN } from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { countFeats } from '../../database/migrations/007-learning.ts';
import { answering, rating, sync } from '../../testing/backlogs.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { answer, master, operation, rate, unmaster } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { findTotals } from './queries.ts';
import { rebuildReader } from './rebuilding.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZURICH = 'Europe/Zurich';

/** Achievements that marks earn, which are no events: their times are not in the log. */
const BY_MARKS: readonly string[] = [
  'first-mastered',
  'fifty-mastered',
  'first-book-mastered',
] satisfies AchievementId[];

/** Something that is done with an item, `late` hours before it arrives. */
const deed = fc.record({
  item: fc.nat({ max: 4 }),
  isRight: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  late: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 600 })),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const step = fc.record({
  pause: fc.oneof({ weight: 4, arbitrary: fc.constant(24) }, fc.nat({ max: 72 }), fc.constant(800)),
  /** Beside a deed that goes out at once. */
  then: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(deed, { minLength: 1, maxLength: 3 }) },
    fc.constantFrom('master' as const, 'unmaster' as const),
  ),
  by: fc.constantFrom('account' as const, 'account' as const, 'guest' as const),
  deed,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A server with a book of the four kinds of question and a card; readers do `step`s there. */
async function setup() {
  const server = await testServer();
  const { id: bookId } = await aBook(server.db);
  const questions = [
    await aQuestion(server.db, { bookId }),
    await aQuestion(server.db, { bookId, type: 'true_false' }),
    await aQuestion(server.db, { bookId, type: 'match_pairs' }),
    await aQuestion(server.db, { bookId, type: 'arrange_list' }),
  ];
  const card = await aFlashcard(server.db, { bookId });
  let made = 0;
  const nextId = () => `done-deed-${(made += 1)}`;

  const valueOf = ({ item, isRight }: Deed) => {
    if (isRight) return questions[item]?.answerKey.answer ?? UNKNOWN;
    return item === 0 ? 0 : UNKNOWN;
  };

  async function doAtOnce(reader: TestReader, done: Deed) {
    const answeredAt = String(server.clock.now - done.late * HOUR);
    const headers = operation(nextId(), { 'answered-at': answeredAt, 'time-zone': ZURICH });
    const question = questions[done.item];
    const reply = question
      ? await answer(reader, question.id, valueOf(done), headers)
      : await rate(reader, card.id, done.difficulty, headers);
    expect(reply.statusCode).toBe(200);
  }

  async function send(reader: TestReader, deeds: readonly Deed[]) {
    const backlog = deeds.map((done) => {
      const answeredAt = server.clock.now - done.late * HOUR;
      const common = { opId: nextId(), answeredAt, timeZone: ZURICH };
      const question = questions[done.item];
      return question
        ? answering({ ...common, target: question.id }, valueOf(done))
        : rating({ ...common, target: card.id }, done.difficulty);
    });
    const { results } = await sync(reader, backlog, server.clock.now);
    expect(results.every(({ status }) => status === 'applied')).toBe(true);
  }

  async function doStep(reader: TestReader, { pause, deed: done, then }: Step) {
    server.clock.now += pause * HOUR;
    await doAtOnce(reader, done);
    const target = questions[done.item]?.id;
    if (then === 'master' && target !== undefined) await master(reader, target);
    else if (then === 'unmaster' && target !== undefined) await unmaster(reader, target);
    else if (Array.isArray(then) && then.length > 0) await send(reader, then);
  }
  return { server, doStep };
}

test('what is stored is what the log says, whatever came how late and from whom', async () => {
  const { server, doStep } = await setup();
  const { db } = server;
  const everEarned = new Set<string>();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 22 }), async (steps) => {
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
      ...['first-right-answer', 'ten-in-a-row', 'every-kind', 'first-comeback', 'first-rating'],
      ...['first-long-recall', 'three-days', 'seven-days', 'first-mastered'],
    ]),
  );
}, 60_000);

test('a mark whose achievement is missing earns it as of the latest mark', async () => {
  const { server, doStep } = await setup();
  const { account } = await twoReaders(server);
  const done: Deed = { item: 0, isRight: true, difficulty: 'easy', late: 0 };
  await doStep(account, { pause: 0, by: 'account', deed: done, then: 'master' });
  const before = await stateOf(server.db, account.id);
  await server.db.deleteFrom('user_achievements').execute();
  server.clock.now += DAY;

  expect(await rebuild(server.db, account)).toBe(2);
  expect(await stateOf(server.db, account.id)).toEqual(before);
});

async function twoReaders(server: TestServer) {
  const account = await server.account({ created_at: server.clock.now - 30 * DAY });
  const guest = await server.guest();
  const { db, clock } = server;
  const users = db.updateTable('users').where('id', '=', guest.id);
  await users.set({ created_at: clock.now - 30 * DAY }).execute();
  // Some come back after months.
  await db
    .updateTable('sessions')
    .set({ expires_at: clock.now + 3000 * DAY })
    .execute();
  return { account, guest };
}

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
