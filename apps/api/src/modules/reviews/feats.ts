import type { Feats, Tally } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { marksOf } from '../mastery/counting.ts';
import { findTotals } from './queries.ts';
import { featsOf, tallyOf, type Totals } from './totals.ts';

/**
 * What is counted over the reader's log beside the stats.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function readTally(db: Db, userId: number): Promise<Tally> {
  return tallyOf(await requireTotals(db, userId));
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
