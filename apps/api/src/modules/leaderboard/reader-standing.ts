import type { Standing } from '@morsel/sdk/contract';
import { MOST_RANKED } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { findStanding, type StandingRow, storeListed } from './queries.ts';

/**
 * A reader's own place on the leaderboard.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readStanding(db: Db | Tx, userId: number): Promise<Standing> {
  const row = await findStanding(db, { userId });
  if (row === undefined) throw new UnauthenticatedError();
  return { rank: rankOf(row), readers: row.readers, isListed: row.isListed === 1 };
}

/** Puts a reader on the leaderboard or takes them off it, and returns where they stand then. */
export async function changeStanding(
  tx: Tx,
  { userId, isListed }: { userId: number; isListed: boolean },
): Promise<Standing> {
  await storeListed(tx, { userId, isListed });
  return readStanding(tx, userId);
}

function rankOf({ isListed, xp, ahead, equalAndFirst }: StandingRow): number | null {
  if (isListed !== 1 || xp === 0) return null;
  return Math.min(ahead + equalAndFirst, MOST_RANKED) + 1;
}
