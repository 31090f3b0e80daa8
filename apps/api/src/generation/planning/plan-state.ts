import type { Db } from '../../database/connection.ts';
import { findOmission, findPlan } from './plan-queries.ts';

/** A batch works through all of a shorter text. */
const LEAST_CHUNKS = 4;

/**
 * Whether a text has a plan, or needs none, since it is short; whether one failed, or no ideas were found
 * for it, and is not tried again until a reader asks for it; or whether it is still to be made.
 */
export type PlanState = 'there' | 'unneeded' | 'given-up' | 'without-ideas' | 'missing';

/** The state of the plan of a text with so many chunks. */
export async function planStateOf(db: Db, sourceId: number, chunks: number): Promise<PlanState> {
  if ((await findPlan(db, sourceId)) !== undefined) return 'there';
  if (chunks < LEAST_CHUNKS) return 'unneeded';
  const omission = await findOmission(db, sourceId);
  if (omission === undefined) return 'missing';
  return omission === 'ideas' ? 'without-ideas' : 'given-up';
}
