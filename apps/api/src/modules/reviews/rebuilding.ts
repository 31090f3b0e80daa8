import { isDeepStrictEqual } from 'node:util';

import type { AchievementId } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { MemoryStateRow } from '../../database/tables.ts';
import type { Reader } from '../../reader.ts';
import { earnedByMarks } from '../mastery/counting.ts';
import { earnAchievement, earnedAchievements } from './achieving.ts';
import { replayLog } from './log-replay.ts';
import {
  deleteMemory,
  findEvents,
  findWholeMemory,
  lockTotals,
  storeMemory,
  storeTotals,
} from './queries.ts';

/**
 * Brings totals, memory and achievements of a reader in step with the event log and the mastered
 * marks, and answers how many rows differed from them. An achievement that is missing comes with the
 * time at which it was earned; none is taken away.
 */
export async function rebuildReader(
  tx: Tx,
  { id: userId, role }: Pick<Reader, 'id' | 'role'>,
): Promise<number> {
  const [totals] = await lockTotals(tx, { userId });
  if (totals === undefined) return 0;
  const said = replayLog(userId, await findEvents(tx, { userId }));
  const differs = !isDeepStrictEqual({ ...totals }, said.totals);
  if (differs) await storeTotals(tx, { ...said.totals, userId });
  const memories = await rebuildMemory(tx, userId, said.memories);
  const earned = [...said.earned, ...(await earnedByMarks(tx, { id: userId, role }))];
  const achievements = await addMissing(tx, userId, earned);
  return (differs ? 1 : 0) + memories + achievements;
}

async function rebuildMemory(
  tx: Tx,
  userId: number,
  memories: readonly MemoryStateRow[],
): Promise<number> {
  const stored = new Map(
    (await findWholeMemory(tx, { userId })).map((row) => [row.item_id, { ...row }]),
  );
  let differing = 0;
  for (const memory of memories) {
    const isSame = isDeepStrictEqual(stored.get(memory.item_id), memory);
    stored.delete(memory.item_id);
    if (isSame) continue;
    await storeMemory(tx, memory);
    differing += 1;
  }
  // What is left is of items that the log does not know.
  for (const itemId of stored.keys()) await deleteMemory(tx, { userId, itemId });
  return differing + stored.size;
}

async function addMissing(
  tx: Tx,
  userId: number,
  earned: readonly [AchievementId, number][],
): Promise<number> {
  const had = await earnedAchievements(tx, userId);
  const missing = earned.filter(([id]) => !had.has(id));
  for (const [id, at] of missing) await earnAchievement(tx, { userId, id, at });
  return missing.length;
}
