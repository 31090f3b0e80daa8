import { expect, test } from 'vitest';

import { testDatabase } from '../../../testing/database.ts';
import { LONG_AGO } from '../../../testing/factories.ts';
import { KeptRankings } from './kept-rankings.ts';

const aRanking = () => ({
  order: Float64Array.of(1, 2),
  rest: null,
  served: 1,
  bookServedLast: 1,
  fits: 0,
  usedAt: LONG_AGO,
});

test('who leaves while others are written is written, whenever that is', async () => {
  const db = await testDatabase();
  const values = Array.from({ length: 2 }, () => ({ createdAt: LONG_AGO, seenAt: LONG_AGO }));
  const [first, second] = await db.insertInto('users').values(values).returning('id').execute();
  const missing: number[] = [];
  for (let [moment, isOver] = [0, false]; !isOver; moment += 1) {
    const kept = new KeptRankings(db, (error) => {
      throw error;
    });
    const feedId = `load-${moment}`;
    kept.leave(first?.id ?? 0, new Map([[feedId, aRanking()]]));
    const written = { isDone: false };
    const writing = kept.written().then(() => (written.isDone = true));
    for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
    isOver = written.isDone;
    kept.leave(second?.id ?? 0, new Map([[feedId, aRanking()]]));
    await kept.written();
    await writing;

    const rows = await db
      .selectFrom('feedRankings')
      .select('userId')
      .where('feedId', '=', feedId)
      .execute();
    if (rows.length < 2) missing.push(moment);
  }
  expect(missing).toEqual([]);
});
