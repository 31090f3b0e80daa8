import type { ReaderProgress } from '@morsel/sdk/contract';
import { addDays, frozenDays, mondayOf, runOf, runOn } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { practisedDays, readerDay } from '../reviews/practised-days.ts';
import { activityDays, kindAccuracy } from './activity.ts';
import { readDues } from './dues.ts';
import { sumDays } from './queries.ts';

/** Of the calendar before the current one. */
const PAST_WEEKS = 12;

/** What the reader did lately and what is due to them; `now` in epoch ms. */
export async function readProgress(
  db: Db,
  { reader, now }: { reader: Reader; now: number },
): Promise<ReaderProgress> {
  const userId = reader.id;
  const { today, timeZone } = await readerDay(db, { userId, now });
  const from = addDays(mondayOf(today), -7 * PAST_WEEKS);
  const practised = await practisedDays(db, { userId, today, since: from });
  const sums = await sumDays(db, { userId, from });
  const frozen = frozenDays(practised, today).filter((day) => day >= from);
  const days = activityDays(sums, frozen);
  return {
    today,
    from,
    days,
    kinds: kindAccuracy(sums),
    dayStreak: runOn(runOf(practised), today),
    dues: await readDues(db, { reader, now }, { today, timeZone, days }),
  };
}
