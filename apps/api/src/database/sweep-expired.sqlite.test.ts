import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { queriesDuring } from '../testing/query-log.ts';
import { sweepExpired } from './sweep-expired.ts';

it('sweeping looks at what goes and, but for webhooks and what they were told, at nothing that stays', async () => {
  const db = await testDatabase();
  const plans: string[] = [];
  for (const { sql, parameters } of await queriesDuring(() => sweepExpired(db, 1))) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(rows[0]?.detail ?? '');
  }
  expect(plans).toEqual([
    expect.stringContaining('sessions_by_expiry (expires_at<?)'),
    expect.stringContaining('passkey_challenges_by_end (expires_at<?)'),
    expect.stringContaining('use_counters_by_end (ends_at<?)'),
    expect.stringContaining('item_reports_of_networks (created_at<?)'),
    // Of each webhook so many that are over are kept: all have to be counted.
    'SCAN webhook_deliveries',
    // A reader has few of them.
    'SCAN webhooks',
    expect.stringContaining('guests_by_visit (email=? AND seen_at<?)'),
  ]);
});
