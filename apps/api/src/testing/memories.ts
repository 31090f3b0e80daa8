import type { Db } from '../database/connection.ts';
import type { MemoryStateRow } from '../database/tables.ts';
import { LONG_AGO } from './factories.ts';

/** Lets a reader have met an item, as if it had been answered right. */
export async function aMemory(
  db: Db,
  over: Pick<MemoryStateRow, 'userId' | 'itemId'> & Partial<MemoryStateRow>,
): Promise<void> {
  await db
    .insertInto('memoryStates')
    .values({
      dueAt: LONG_AGO,
      stability: 2,
      difficulty: 5,
      scheduledDays: 2,
      learningSteps: 0,
      reps: 1,
      lapses: 0,
      phase: 2,
      lastReviewAt: LONG_AGO,
      lastOutcome: 'right',
      rightOnce: 1,
      ...over,
    })
    .execute();
}
