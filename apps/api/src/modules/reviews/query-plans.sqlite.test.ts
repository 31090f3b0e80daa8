import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { practiseAt } from '../../testing/practising.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { dayStreakOf } from './practised-days.ts';

const DAY = 86_400_000;

test('the day streak is read by the index of days, as far as the run goes', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const days = Array.from({ length: 200 }, (_, day) => day).toSpliced(130, 3);
  const times = days.map((day) => LONG_AGO + day * DAY);
  await practiseAt(db, reader, { times, timeZone: 'UTC' });

  const queries = await plansDuring(db, async () => {
    await dayStreakOf(db, { userId: reader.id, now: LONG_AGO + 199 * DAY });
  });

  expect(queries).toHaveLength(3);
  // What the query has found itself is all that is read as a whole.
  expect([...new Set(queries.flatMap(({ scans }) => scans))]).toEqual(['SCAN days']);
  expect(queries.flatMap(({ sorts }) => sorts)).toEqual([]);
});
