import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

/** 14 days: what counted as in time when this was written. */
const IN_TIME_MS = 1_209_600_000;

/** Item, whether right, XP, day, and how late it came. */
const EVENTS = [
  [1, 1, 10, '2026-01-05', 0],
  [1, 0, 2, '2026-01-05', IN_TIME_MS],
  [1, 1, 10, '2026-01-06', IN_TIME_MS + 1],
  [2, null, 5, '2026-01-05', 0],
] as const;

test('the days of who practised before are filled from the log', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('050-former-webhook-secrets')).error).toBeUndefined();
  await sql`insert into users (id, created_at, seen_at) values (1, 0, 0), (2, 0, 0)`.execute(db);
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0)`.execute(db);
  await sql`insert into items (id, book_id, kind, demand, created_at)
    values (1, 1, 'typed', 'produce', 0), (2, 1, 'flashcard', 'recall', 0)`.execute(db);
  for (const [index, [itemId, isCorrect, xp, day, late]] of EVENTS.entries()) {
    await sql`insert into review_events (user_id, op_id, item_id, revision, kind, value, is_correct,
      practice, xp, streak, answered_at, received_at, time_zone, local_day)
      values (1, ${`op-${index}`}, ${itemId}, 1, 'answer', '{}', ${isCorrect}, 'new', ${xp}, 0, 0, ${late}, 'UTC', ${day})`.execute(
      db,
    );
  }

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const days = db.selectFrom('practiceDays').selectAll().orderBy('localDay').orderBy('itemKind');
  const [fifth, sixth] = ['2026-01-05', '2026-01-06'];
  expect(await days.execute()).toEqual([
    row(fifth, 'flashcard', [1, 0, 1, 5]),
    row(fifth, 'typed', [2, 1, 2, 12]),
    row(sixth, 'typed', [1, 1, 0, 10]),
  ]);
});

function row(localDay: string | undefined, itemKind: string, counts: readonly number[]) {
  const [reviews, rightAnswers, inTime, xp] = counts;
  return { userId: 1, localDay, itemKind, reviews, rightAnswers, inTime, xp };
}
