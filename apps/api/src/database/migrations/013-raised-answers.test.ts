import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

/** Right or wrong, and the streak: a rating and a right answer in a row, a wrong one, a raised one. */
const EVENTS = [
  ['right', 1, 1],
  ['wrong', 0, 0],
  ['raised', 1, 0],
  ['rated', null, 0],
] as const;

test('of the log of before, what is right without a streak is raised', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('012-claim-opinions')).error).toBeUndefined();
  await sql`insert into users (id, created_at, seen_at) values (1, 0, 0)`.execute(db);
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0)`.execute(db);
  await sql`insert into items (id, book_id, kind, demand, created_at)
    values (1, 1, 'typed', 'produce', 0)`.execute(db);
  for (const [opId, isCorrect, streak] of EVENTS) {
    await sql`insert into review_events (user_id, op_id, item_id, revision, kind, value, is_correct,
      practice, xp, streak, answered_at, received_at, time_zone, local_day)
      values (1, ${opId}, 1, 1, 'answer', '{}', ${isCorrect}, 'new', 0, ${streak}, 0, 0, 'UTC', '2026-01-05')`.execute(
      db,
    );
  }

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const raised = db.selectFrom('reviewEvents').select('opId').where('raised', '=', 1);
  expect(await raised.execute()).toEqual([{ opId: 'raised' }]);
});
