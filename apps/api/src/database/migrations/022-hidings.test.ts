import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

test('what reports have hidden before is told, and what an admin kept is approved', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('021-model-bills')).error).toBeUndefined();
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0)`.execute(db);
  await sql`insert into users (id, created_at, seen_at) values (1, 0, 0), (2, 0, 0)`.execute(db);
  await sql`insert into items (id, book_id, kind, position, difficulty, state, demand, created_at)
    values (1, 1, 'mcq', 1, 1, 'hidden', 'recall', 0), (2, 1, 'mcq', 2, 1, 'active', 'recall', 0),
      (3, 1, 'mcq', 3, 1, 'hidden', 'recall', 0)`.execute(db);
  await sql`insert into item_reports (item_id, user_id, revision, reason, state, created_at, decided_at)
    values (1, 1, 1, 'wrong', 'open', 5, null), (1, 2, 1, 'unclear', 'open', 6, null),
      (2, 1, 1, 'wrong', 'kept', 5, 7), (3, 1, 1, 'wrong', 'hidden', 5, 7)`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const hidings = await db.selectFrom('itemHidings').selectAll().execute();
  const hiding = { itemId: 1, heldBy: null, state: 'open', createdAt: 6, decidedAt: null };
  expect(hidings).toEqual([{ id: expect.any(Number), ...hiding }]);
  const reasons = await db.selectFrom('hidingReasons').selectAll().orderBy('reason').execute();
  const [hidingId, reporter] = [hidings[0]?.id, expect.stringMatching(/^[0-9a-f]{32}$/)];
  expect(reasons).toEqual([
    { hidingId, reporter, reason: 'unclear', weight: 100 },
    { hidingId, reporter, reason: 'wrong', weight: 100 },
  ]);
  expect(reasons[0]?.reporter).not.toBe(reasons[1]?.reporter);
  const items = await db.selectFrom('items').select(['id', 'approvedAt']).orderBy('id').execute();
  expect(items.map(({ approvedAt }) => approvedAt)).toEqual([null, 7, null]);
});
