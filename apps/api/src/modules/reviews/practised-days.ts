import { addDays, endsRun } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { findLatestZone, findOtherOnDay, findPractisedDays } from './day-queries.ts';
import { END_OF_DAYS } from './practice-day.ts';

/** More days than most runs have: these are read at once. */
const BATCH = 60;

/** Before each day there is. */
const START_OF_DAYS = '';

type Practised = {
  readonly userId: number;
  readonly today: string;
  /** The last one that counts, which is in no row of its own yet; null where all days are. */
  readonly lastDay: string | null;
};

/**
 * Days until today on which the reader practised, in their order: those since a day, and those before
 * it that a run which went on then may have. Costs what that is long, however long the history.
 */
export async function practisedDays(
  db: Db | Tx,
  { since, ...practised }: Practised & { readonly since: string },
): Promise<string[]> {
  const latestFirst: string[] = [];
  let later = practised.today;
  for await (const day of daysBackFrom(db, practised)) {
    if (day < since && endsRun(day, later)) break;
    latestFirst.push(day);
    later = day;
  }
  return latestFirst.toReversed();
}

async function* daysBackFrom(db: Db | Tx, { userId, today, lastDay }: Practised) {
  let upTo = today;
  if (lastDay !== null && lastDay <= today) {
    yield lastDay;
    upTo = addDays(lastDay, -1);
  }
  for (;;) {
    const rows = await findPractisedDays(db, { userId, upTo, most: BATCH });
    for (const { day } of rows) {
      yield day;
      upTo = addDays(day, -1);
    }
    if (rows.length < BATCH) return;
  }
}

type OfReader = Pick<Practised, 'userId' | 'lastDay'>;

/**
 * The days on which the reader practised since one of them, and those of its run before, in their order;
 * without one, all there are.
 */
export function daysSince(tx: Tx, reader: OfReader, since = START_OF_DAYS): Promise<string[]> {
  return practisedDays(tx, { ...reader, today: END_OF_DAYS, since });
}

/** Whether the log has another event that counts for the day of this one. */
export async function hasOtherOnDay(
  tx: Tx,
  { userId, localDay: day, opId }: { userId: number; localDay: string; opId: string },
): Promise<boolean> {
  return (await findOtherOnDay(tx, { userId, day, opId })) !== undefined;
}

/** The zone in which the reader practised last; null for who never did. */
export async function latestZone(db: Db | Tx, userId: number): Promise<string | null> {
  return (await findLatestZone(db, { userId }))?.timeZone ?? null;
}
