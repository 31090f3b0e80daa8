import type { Feats, LogStats, Tally } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { marksOf } from '../mastery/counting.ts';
import { findTotals } from './queries.ts';
import { featsOf, statsOf, tallyOf, type Totals } from './totals.ts';

/**
 * What is counted over the reader's log.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readCounts(
  db: Db,
  userId: number,
): Promise<{ stats: LogStats; tally: Tally }> {
  const totals = await requireTotals(db, userId);
  return { stats: statsOf(totals), tally: tallyOf(totals) };
}

/**
 * The figures that the reader's achievements hang on.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readFeats(db: Db, reader: Pick<Reader, 'id' | 'role'>): Promise<Feats> {
  return { ...featsOf(await requireTotals(db, reader.id)), ...(await marksOf(db, reader)) };
}

async function requireTotals(db: Db, userId: number): Promise<Totals> {
  const [totals] = await findTotals(db, { userId });
  if (totals === undefined) throw new UnauthenticatedError();
  return totals;
}
