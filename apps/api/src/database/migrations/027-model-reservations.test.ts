import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

test('what was billed stays, and what runs under way have used is billed', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('026-sessions-of-devices')).error).toBeUndefined();
  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at,
    title_key)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0, 'cosmos')`.execute(db);
  await sql`insert into generation_runs (book_id, what, source_key, state, stage, model, input_tokens,
    output_tokens, cost_micro_usd, review_model, review_input_tokens, review_output_tokens, started_at,
    heartbeat_at)
    values (1, 'questions', 0, 'done', 'storing', 'wordy', 30, 4, 5, null, 0, 0, 7, 8),
      (1, 'questions', 0, 'running', 'drafting', 'wordy', 60, 8, 10, 'strict', 90, 12, 9, 10)`.execute(
    db,
  );
  await sql`insert into model_bills
    (run_id, purpose, model, input_tokens, output_tokens, cost_micro_usd, asked_at)
    values (1, 'items', 'wordy', 30, 4, 5, 8), (null, 'claims', 'wordy', 3, 1, null, 9)`.execute(
    db,
  );

  expect((await migrator.migrateTo('027-model-reservations')).error).toBeUndefined();

  const { rows } = await sql<object>`
    select purpose, model, input_tokens, output_tokens, asked_at, reservation_id, slice
    from model_bills order by id`.execute(db);
  const of = { model: 'wordy', reservationId: null, slice: null };
  expect(rows).toEqual([
    { ...of, purpose: 'items', inputTokens: 30, outputTokens: 4, askedAt: 8 },
    { ...of, purpose: 'claims', inputTokens: 3, outputTokens: 1, askedAt: 9 },
    { ...of, purpose: 'items', inputTokens: 60, outputTokens: 8, askedAt: 10 },
    { ...of, purpose: 'review', model: 'strict', inputTokens: 90, outputTokens: 12, askedAt: 10 },
  ]);
});
