import type { FeatCounts, Feats, LogStats } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { marksOf } from '../mastery/mastery-counts.ts';
import { findTotals } from './queries.ts';
import { featCountsOf, featsOf, statsOf, type Totals } from './reader-totals.ts';

/**
 * What is counted over the reader's log.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readCounts(
  db: Db | Tx,
  userId: number,
): Promise<{ stats: LogStats; counts: FeatCounts }> {
  const totals = await requireTotals(db, userId);
  return { stats: statsOf(totals), counts: featCountsOf(totals) };
}

/**
 * The figures that the reader's achievements hang on.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readFeats(db: Db, reader: Pick<Reader, 'id' | 'role'>): Promise<Feats> {
  return { ...featsOf(await requireTotals(db, reader.id)), ...(await marksOf(db, reader)) };
}

async function requireTotals(db: Db | Tx, userId: number): Promise<Totals> {
  const totals = await findTotals(db, userId);
  if (totals === undefined) throw new UnauthenticatedError();
  return totals;
}
