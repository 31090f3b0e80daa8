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

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const bills = await db.selectFrom('modelBills').selectAll().orderBy('askedAt').execute();
  const used = { model: 'wordy', inputTokens: 30, outputTokens: 4 };
  expect(bills).toEqual([
    { id: expect.any(Number), purpose: 'ideas', ...used, costMicroUsd: null, askedAt: 7 },
    { id: expect.any(Number), purpose: 'claims', ...used, costMicroUsd: 5, askedAt: 8 },
  ]);
});
