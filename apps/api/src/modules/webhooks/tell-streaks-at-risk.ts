import { runOn } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { type ReaderDays, readDays } from '../reviews/reader-days.ts';
import { lockHookThatIsOn, updateHook } from './delivery-queries.ts';
import { enqueueToLocked } from './enqueue-message.ts';
import { findRiskListeners } from './risk-queries.ts';

/** From this hour of the reader's on it is evening. */
const EVENING_HOUR = 19;

/** A run of fewer days is no streak yet. */
const LEAST_DAYS = 2;

/**
 * Tells hooks, once a day, of streaks whose reader has practised nothing yet this evening; `now` in epoch ms.
 *
 * @throws AggregateError of what failed, once all others are told.
 */
export async function tellStreaksAtRisk(db: Db, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const listener of await findRiskListeners(db)) {
    await tellIfAtRisk(db, listener, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Hooks were not told of streaks');
}

type RiskListener = Awaited<ReturnType<typeof findRiskListeners>>[number];

async function tellIfAtRisk(
  db: Db,
  { id, userId, riskToldOn }: RiskListener,
  now: number,
): Promise<void> {
  const days = await readDays(db, { userId, now });
  const risk = riskOf(days, now);
  if (risk === undefined || riskToldOn === risk.day) return;
  await db.transaction().execute(async (tx) => {
    if ((await lockHookThatIsOn(tx, id)) === undefined) return;
    await updateHook(tx, id, { riskToldOn: risk.day });
    await enqueueToLocked(tx, id, { type: 'streak.at_risk', data: risk, at: now });
  });
}

/** What is at risk now; undefined where nothing is. */
function riskOf({ today, timeZone, run }: ReaderDays, now: number) {
  if (run.lastDay === null || run.lastDay >= today) return undefined;
  const { days: dayStreak, freezes } = runOn(run, today);
  const isAtRisk = dayStreak >= LEAST_DAYS && hourIn(timeZone, now) >= EVENING_HOUR;
  return isAtRisk ? { day: today, dayStreak, freezes } : undefined;
}

function hourIn(timeZone: string, at: number): number {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(hour.format(at));
}
