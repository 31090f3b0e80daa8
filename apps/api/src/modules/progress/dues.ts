import type { ActivityDay, Dues } from '@morsel/sdk/contract';
import { addDays, catchUp, startOfDay, usualPerDay } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { countDues } from './queries.ts';

/** The reader's usual day is looked for in the four weeks before today, which is not over yet. */
const USUAL_DAYS = 28;

/** What is due to the reader, and how to catch up with it, going by what they did on these days. */
export async function readDues(
  db: Db,
  { reader, now }: { reader: Reader; now: number },
  { today, timeZone, days }: { today: string; timeZone: string; days: readonly ActivityDay[] },
): Promise<Dues> {
  const [counts = { now: 0, tomorrow: 0, week: 0 }] = await countDues(db, {
    ...viewerOf(reader),
    now,
    endOfTomorrow: startOfDay(addDays(today, 2), timeZone),
    endOfWeek: startOfDay(addDays(today, 7), timeZone),
  });
  const since = addDays(today, -USUAL_DAYS);
  const lately = days.filter(({ day, reviews }) => since <= day && day < today && reviews > 0);
  const usual = usualPerDay(lately.map(({ reviews }) => reviews));
  return { ...counts, catchUp: catchUp(counts.now, usual) };
}
