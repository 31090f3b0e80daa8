import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { syncServerOf } from '../../testing/sync-servers.ts';
import { isAnyDue } from './due-queries.ts';

test('what waits for servers that are paused is not gone through to find that nothing is due', async () => {
  const db = await testDatabase();
  await syncServerOf(db, await aReader(db));
  const paused = db.updateTable('syncServers').set({ pausedUntil: LONG_AGO + 1 });
  await paused.execute();
  const [plan, ...others] = await plansDuring(db, async () => {
    expect(await isAnyDue(db, LONG_AGO)).toBe(false);
    expect(await isAnyDue(db, LONG_AGO + 1)).toBe(true);
  });
  expect(others).toHaveLength(1);
  expect(plan?.scans).toEqual(['SCAN readers', 'SCAN readers']);
});
