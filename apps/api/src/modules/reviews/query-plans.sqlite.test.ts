import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, aFlashcard, LONG_AGO } from '../../testing/factories.ts';
import { forgetRun, practiseAt } from '../../testing/practise.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { readDays } from './reader-days.ts';
import { recordReview } from './record-review.ts';
import { undoReview } from './undo-review.ts';

test('the day streak is in the reader’s row; else it is read by the index of days, as far as it goes', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const days = Array.from({ length: 200 }, (_, day) => day).toSpliced(130, 3);
  const times = days.map((day) => LONG_AGO + day * DAY_MS);
  await practiseAt(db, reader, { times, timeZone: 'UTC' });
  const read = () =>
    plansDuring(db, async () => {
      await readDays(db, { userId: reader.id, now: LONG_AGO + 199 * DAY_MS });
    });

  const known = await read();
  expect(known.map(({ steps }) => steps)).toEqual([
    ['SEARCH users USING INTEGER PRIMARY KEY (rowid=?)'],
  ]);

  await forgetRun(db, reader);
  const queries = await read();
  expect(queries).toHaveLength(4);
  expect(queries.flatMap(({ scans }) => scans)).toEqual([]);
  expect(queries.flatMap(({ sorts }) => sorts)).toEqual([]);
});

test('a review costs the same however long log and run are, the first of a day too', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const times = Array.from({ length: 300 }, (_, half) => LONG_AGO + half * (DAY_MS / 2));
  await practiseAt(db, reader, { times: times.slice(0, 298), timeZone: 'UTC' });
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  const plansOf = (index: number) =>
    plansDuring(db, async () => {
      const at = times[index] ?? 0;
      const operation = { opId: `${index}`, answeredAt: at, receivedAt: at, timeZone: 'UTC' };
      // A hard one is due at once, so that the next may earn.
      const review = { itemId, revision: 1, kind: 'rating', value: 'hard' } as const;
      await db.transaction().execute((tx) => recordReview(tx, { reader, operation, review }));
    });

  const [first, second] = [await plansOf(298), await plansOf(299)];
  // With the first the day before is over. At the second, there is a day on which the item may have earned.
  expect([first.length, second.length]).toEqual([10, 9]);
  const queries = [...first, ...second];
  expect(queries.flatMap(({ scans, sorts }) => [...scans, ...sorts])).toEqual([]);
  expect(queries.map(({ steps }) => steps)).toContainEqual([
    'SEARCH review_events USING INDEX review_events_by_item (item_id=? AND user_id=?)',
  ]);
});

test('what is taken back is found by index, however long the log is', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  const times = Array.from({ length: 300 }, (_, half) => LONG_AGO + half * (DAY_MS / 2));
  await practiseAt(db, reader, { times, timeZone: 'UTC' });
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aFlashcard(db, { bookId });
  const at = LONG_AGO + 149.7 * DAY_MS;
  const operation = { opId: 'rating-1', answeredAt: at, receivedAt: at, timeZone: 'UTC' };
  const review = { itemId, revision: 1, kind: 'rating', value: 'easy' } as const;
  await db.transaction().execute((tx) => recordReview(tx, { reader, operation, review }));

  const queries = await plansDuring(db, async () => {
    const input = { reader, operation: { ...operation, opId: 'undoing-1' }, itemId };
    await db.transaction().execute((tx) => undoReview(tx, { ...input, opId: 'rating-1' }));
  });

  // It was the first of its day, so the days in a row are read anew.
  expect(queries.flatMap(({ scans, sorts }) => [...scans, ...sorts])).toEqual([]);
});
