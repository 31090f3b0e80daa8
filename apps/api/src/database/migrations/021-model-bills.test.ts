import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import { migrations } from './index.ts';

test('what models were paid for before is kept, with what for', async () => {
  const db = await databaseWithoutTables();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('020-items-by-owner')).error).toBeUndefined();
  for (const [table, at] of [
    ['plan_bills', 7],
    ['second_opinions', 8],
  ] as const) {
    await sql`insert into ${sql.table(table)} (model, input_tokens, output_tokens, cost_micro_usd, asked_at)
      values ('wordy', 30, 4, ${at === 7 ? null : 5}, ${at})`.execute(db);
  }

  await sql`insert into topics (id, name, color) values (1, 'Science', '#17804a')`.execute(db);
  await sql`insert into books (id, slug, identity, title, author, description, topic_id, created_at)
    values (1, 'cosmos', 'cosmos', 'Cosmos', 'Carl Sagan', 'Stars.', 1, 0)`.execute(db);
  await sql`insert into generation_runs (book_id, what, source_key, state, stage, model, input_tokens,
    output_tokens, cost_micro_usd, review_model, review_input_tokens, review_output_tokens, started_at,
    heartbeat_at)
    values (1, 'questions', 0, 'done', 'storing', 'wordy', 30, 4, 5, 'strict', 60, 8, 9, 9),
      (1, 'questions', 0, 'done', 'storing', 'wordy', 2147483647, 2147483647, 5, null, 0, 0, 9, 9),
      (1, 'questions', 0, 'failed', 'drafting', 'wordy', 0, 0, null, null, 0, 0, 9, 9)`.execute(db);

  expect((await migrator.migrateTo('021-model-bills')).error).toBeUndefined();

  const bills = await db.selectFrom('modelBills').selectAll().orderBy('id').execute();
  const used = { model: 'wordy', inputTokens: 30, outputTokens: 4 };
  expect(bills).toEqual([
    {
      id: expect.any(Number),
      purpose: 'ideas',
      ...used,
      costMicroUsd: null,
      askedAt: 7,
      runId: null,
    },
    {
      id: expect.any(Number),
      purpose: 'claims',
      ...used,
      costMicroUsd: 5,
      askedAt: 8,
      runId: null,
    },
    { id: expect.any(Number), purpose: 'items', ...used, costMicroUsd: 5, askedAt: 9, runId: 1 },
    {
      id: expect.any(Number),
      purpose: 'items',
      model: 'wordy',
      inputTokens: 2_147_483_647,
      outputTokens: 2_147_483_647,
      costMicroUsd: 5,
      askedAt: 9,
      runId: 2,
    },
    {
      id: expect.any(Number),
      purpose: 'review',
      model: 'strict',
      inputTokens: 60,
      outputTokens: 8,
      costMicroUsd: null,
      askedAt: 9,
      runId: 1,
    },
  ]);
});
