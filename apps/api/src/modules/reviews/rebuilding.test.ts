import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import type { Operation } from '../../operation.ts';
import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { rebuildReader } from './rebuilding.ts';
import { recordReview, type Review } from './recording.ts';

const HOUR = 3_600_000;

/** One review: what it is about, how it went, when it arrives, and how late it is by then. */
const step = fc.record({
  item: fc.nat({ max: 3 }),
  isCorrect: fc.boolean(),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  pause: fc.integer({ min: 0, max: 400 }),
  lateness: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }) },
  ),
});

test('totals and memory equal those rebuilt from the log, late events included', async () => {
  const db = await testDatabase();
  const { id: bookId } = await aBook(db);
  const questions = [await aQuestion(db, { bookId }), await aQuestion(db, { bookId })];
  const cards = [await aFlashcard(db, { bookId }), await aFlashcard(db, { bookId })];

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const reader = await aReader(db);
      let now = LONG_AGO;
      for (const [index, { item, isCorrect, difficulty, pause, lateness }] of steps.entries()) {
        now += pause * HOUR;
        const question = questions[item];
        const itemId = (question ?? cards[item - questions.length])?.id ?? 0;
        const review: Review = question
          ? {
              itemId,
              revision: 1,
              kind: 'answer',
              questionKind: 'mcq',
              value: isCorrect ? 1 : 0,
              isCorrect,
            }
          : { itemId, revision: 1, kind: 'rating', value: difficulty };
        const operation: Operation = {
          opId: `operation-${index}`,
          answeredAt: now - lateness * HOUR,
          receivedAt: now,
          timeZone: 'Europe/Zurich',
        };
        await db.transaction().execute((tx) => recordReview(tx, { reader, operation, review }));
      }

      const recorded = await stateOf(db, reader.id);
      await spoil(db, reader.id);
      await db.transaction().execute((tx) => rebuildReader(tx, reader));
      expect(await stateOf(db, reader.id)).toEqual(recorded);
      expect(recorded.memories.length).toBeGreaterThan(0);
    }),
    { numRuns: 40, seed: 20_260_105 },
  );
}, 60_000);

async function stateOf(db: Db, userId: number) {
  const totals = await db
    .selectFrom('users')
    .select(['xp', 'streak', 'total_answered', 'correct_answered'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const memories = await db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  return { totals, memories };
}

async function spoil(db: Db, userId: number) {
  await db
    .updateTable('users')
    .set({ xp: 1, streak: 99, total_answered: 0, correct_answered: 7 })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('memory_states')
    .set({ due_at: 1, right_once: 0 })
    .where('user_id', '=', userId)
    .execute();
}
