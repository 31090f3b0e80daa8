import { isDeepStrictEqual } from 'node:util';

import type { AchievementId } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import type { MemoryStateRow } from '../../database/tables.ts';
import type { Reader } from '../../reader.ts';
import { earnedByMarks } from '../mastery/mastery-counts.ts';
import { earnAchievement, earnedAchievements } from './earn-achievements.ts';
import {
  deleteMemory,
  findEvents,
  findWholeMemory,
  lockTotals,
  storeMemory,
  storeTotals,
} from './queries.ts';
import { rebuildPractice } from './rebuild-practice.ts';
import { replayLog } from './replay-log.ts';

type Rebuilding = {
  /** Rows that were not as the log says. */
  readonly differing: number;
  /** Achievements that were missing: a later version has more of them than it has looked for. */
  readonly missing: number;
};

/** As `setRight`, and returns of how many rows in all. */
export async function rebuildReader(tx: Tx, reader: Pick<Reader, 'id' | 'role'>): Promise<number> {
  const { differing, missing } = await setRight(tx, reader);
  return differing + missing;
}

/**
 * Brings totals, days, memory and achievements of a reader in step with the event log and the mastered
 * marks. An achievement that is missing comes with the time at which it was earned; none is taken away.
 */
export async function setRight(
  tx: Tx,
  { id: userId, role }: Pick<Reader, 'id' | 'role'>,
): Promise<Rebuilding> {
  const totals = await lockTotals(tx, { userId });
  if (totals === undefined) return { differing: 0, missing: 0 };
  const said = replayLog(userId, await findEvents(tx, userId));
  const differs = !isDeepStrictEqual(totals, said.totals);
  if (differs) await storeTotals(tx, { ...said.totals, userId });
  const memories = await rebuildMemory(tx, userId, said.memories);
  const practice = await rebuildPractice(tx, userId, said.practice);
  const earned = [...said.earned, ...(await earnedByMarks(tx, { id: userId, role }))];
  return {
    differing: (differs ? 1 : 0) + memories + practice,
    missing: await addMissing(tx, userId, earned),
  };
}

async function rebuildMemory(
  tx: Tx,
  userId: number,
  memories: readonly MemoryStateRow[],
): Promise<number> {
  const rows = await findWholeMemory(tx, userId);
  const stored = new Map(rows.map((row) => [row.itemId, row]));
  let differing = 0;
  for (const memory of memories) {
    const isSame = isDeepStrictEqual(stored.get(memory.itemId), memory);
    stored.delete(memory.itemId);
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
