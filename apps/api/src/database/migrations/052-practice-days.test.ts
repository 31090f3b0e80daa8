import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

/** 14 days: what counted as in time when this was written. */
const IN_TIME_MS = 1_209_600_000;

/** Reader, item, whether right, XP, day, and how late it came. */
const EVENTS = [
  [1, 1, 1, 10, '2026-01-05', 0],
  [1, 1, 0, 2, '2026-01-05', IN_TIME_MS],
  [1, 2, null, 5, '2026-01-05', 0],
  [1, 1, 1, 10, '2026-01-06', 0],
  [1, 1, 1, 10, '2026-01-07', IN_TIME_MS + 1],
  [2, 1, 1, 10, '2026-01-06', IN_TIME_MS + 1],
] as const;

/** Each value is another. */
const MEMORY = {
  userId: 1,
  itemId: 2,
  dueAt: 3,
  stability: 4.5,
  difficulty: 5.5,
  scheduledDays: 6,
  learningSteps: 7,
  reps: 8,
  lapses: 9,
  phase: 10,
  lastReviewAt: 11,
  lastOutcome: 'good',
  rightOnce: 12,
};

test('days that are over are filled from the log, those of who has no last day, too; memories stay', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('050-former-webhook-secrets')).error).toBeUndefined();
  await sql`insert into users (id, created_at, seen_at, last_day)
    values (1, 0, 0, '2026-01-06'), (2, 0, 0, null)`.execute(db);
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0)`.execute(db);
  await sql`insert into items (id, book_id, kind, demand, created_at)
    values (1, 1, 'typed', 'produce', 0), (2, 1, 'flashcard', 'recall', 0)`.execute(db);
  for (const [index, [userId, itemId, isCorrect, xp, day, late]] of EVENTS.entries()) {
    await sql`insert into review_events (user_id, op_id, item_id, revision, kind, value, is_correct,
      practice, xp, streak, answered_at, received_at, time_zone, local_day)
      values (${userId}, ${`op-${index}`}, ${itemId}, 1, 'answer', '{}', ${isCorrect}, 'new', ${xp}, 0, 0, ${late}, 'UTC', ${day})`.execute(
      db,
    );
  }
  await sql`insert into memory_states (user_id, item_id, due_at, stability, difficulty,
    scheduled_days, learning_steps, reps, lapses, phase, last_review_at, last_outcome, right_once)
    values (1, 2, 3, 4.5, 5.5, 6, 7, 8, 9, 10, 11, 'good', 12)`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const days = db.selectFrom('practiceDays').selectAll().orderBy('userId').orderBy('localDay');
  const [fifth, sixth] = ['2026-01-05', '2026-01-06'];
  expect(await days.orderBy('itemKind').execute()).toEqual([
    row(1, fifth, 'flashcard', [1, 0, 1, 5]),
    row(1, fifth, 'typed', [2, 1, 2, 12]),
    row(2, sixth, 'typed', [1, 1, 0, 10]),
  ]);
  expect(await db.selectFrom('memoryStates').selectAll().execute()).toEqual([MEMORY]);
});

function row(
  userId: number,
  localDay: string | undefined,
  itemKind: string,
  counts: readonly number[],
) {
  const [reviews, rightAnswers, inTime, xp] = counts;
  return { userId, localDay, itemKind, reviews, rightAnswers, inTime, xp };
}
