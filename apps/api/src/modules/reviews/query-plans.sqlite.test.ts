import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, LONG_AGO } from '../../testing/factories.ts';
import { practiseAt } from '../../testing/practising.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { dayStreakOf } from './practised-days.ts';
import { recordReview } from './recording.ts';

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

test('a review costs the same however long the log is; the first of a day reads the run', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const times = Array.from({ length: 300 }, (_, half) => LONG_AGO + half * (DAY / 2));
  await practiseAt(db, reader, { times: times.slice(0, 298), timeZone: 'UTC' });
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  const review = { itemId, revision: 1, kind: 'rating', value: 'easy' } as const;
  const plansOf = (index: number) =>
    plansDuring(db, async () => {
      const at = times[index] ?? 0;
      const operation = { opId: `${index}`, answeredAt: at, receivedAt: at, timeZone: 'UTC' };
      await db.transaction().execute((tx) => recordReview(tx, { reader, operation, review }));
    });

  const first = await plansOf(298);
  expect(new Set(first.flatMap(({ scans }) => scans))).toEqual(new Set(['SCAN days']));
  const queries = await plansOf(299);
  expect(queries).toHaveLength(9);
  expect(queries.flatMap(({ scans, sorts }) => [...scans, ...sorts])).toEqual([]);
});
