import { addDays, localDay } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { findEarnedDays } from './queries.ts';

/**
 * The last local day on which items of the reader have earned XP, by item id; of no days but those
 * that may still be today somewhere at `now` (epoch ms), since no others matter.
 */
export async function readEarnedDays(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<Map<number, string>> {
  const rows = await findEarnedDays(db, { userId, since: earnedSince(now) });
  return new Map(rows.map(({ itemId, day }) => [itemId, day]));
}

/** The first day that may still be today somewhere at `now` (epoch ms). */
export function earnedSince(now: number): string {
  return addDays(localDay(now, 'UTC'), -1);
}
