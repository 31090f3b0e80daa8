import type { MemoryState } from '@morsel/sdk/rules/schedule';

import type { Db } from '../../database/connection.ts';
import { memoryOf } from './item-memory.ts';
import { findMemories } from './queries.ts';

/** What the reader remembers of these items, by item id; without those that they have not met. */
export async function readMemories(
  db: Db,
  { userId, itemIds }: { userId: number; itemIds: readonly number[] },
): Promise<Map<number, MemoryState>> {
  const rows = await findMemories(db, userId, itemIds);
  return new Map(rows.map((row) => [row.itemId, memoryOf(row)]));
}
