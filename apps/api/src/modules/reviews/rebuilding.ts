import { statsFromLog } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { memoryFromEvents } from './memory.ts';
import { deleteMemories, findEvents, lockTotals, storeMemory, storeTotals } from './queries.ts';

/** Computes XP, streak, totals and memory of a reader afresh from the event log. */
export async function rebuildReader(tx: Tx, userId: number): Promise<void> {
  await lockTotals(tx, { userId });
  const events = await findEvents(tx, userId);

  const stats = statsFromLog(
    events.map(({ is_correct, xp }) => ({
      isCorrect: is_correct === null ? null : is_correct === 1,
      xp,
    })),
  );
  await storeTotals(tx, {
    userId,
    xp: stats.xp,
    streak: stats.streak,
    total_answered: stats.totalAnswered,
    correct_answered: stats.correctAnswered,
  });

  await deleteMemories(tx, userId);
  for (const [itemId, itemEvents] of Map.groupBy(events, ({ item_id }) => item_id)) {
    const row = memoryFromEvents({ user_id: userId, item_id: itemId }, itemEvents);
    if (row !== undefined) await storeMemory(tx, row);
  }
}
