import type { Db } from '../database/connection.ts';
import type { MemoryStateRow } from '../database/tables.ts';
import { LONG_AGO } from './factories.ts';

/** Lets a reader have met an item, as if it had been answered right. */
export async function aMemory(
  db: Db,
  over: Pick<MemoryStateRow, 'user_id' | 'item_id'> & Partial<MemoryStateRow>,
): Promise<void> {
  await db
    .insertInto('memory_states')
    .values({
      due_at: LONG_AGO,
      stability: 2,
      difficulty: 5,
      scheduled_days: 2,
      learning_steps: 0,
      reps: 1,
      lapses: 0,
      phase: 2,
      last_review_at: LONG_AGO,
      last_outcome: 'right',
      right_once: 1,
      ...over,
    })
    .execute();
}
