import { DAY_STREAK_PATIENCE_MS } from '@morsel/sdk/rules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import { compiledQuery, compiledRow, type Params } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { runColumns } from './stored-run.ts';

const on = expressionBuilder<Tables, 'reviewEvents'>();

/** Events that count for the day streak. */
export const cameInTime = on(
  on('reviewEvents.receivedAt', '-', on.ref('reviewEvents.answeredAt')),
  '<=',
  DAY_STREAK_PATIENCE_MS,
);

/** What of a reader's log counts for the day streak. */
const isCounted = (userId: number | Expression<number>): Expression<SqlBool> =>
  on.and([on('reviewEvents.userId', '=', userId), cameInTime]);

export const findStoredRun = compiledRow((db, { userId }: Params<{ userId: number }>) =>
  db.selectFrom('users').select(runColumns).where('id', '=', userId),
);

/** An event of that day which counts, but for one. */
export const findOtherOnDay = compiledRow(
  (db, { userId, day, opId }: Params<{ userId: number; day: string; opId: string }>) =>
    db
      .selectFrom('reviewEvents')
      .select('id')
      .where(isCounted(userId))
      .where('localDay', '=', day)
      .where('opId', '!=', opId)
      .limit(1),
);

/** The zone in which the reader practised last. */
export const findLatestZone = compiledRow((db, { userId }: Params<{ userId: number }>) =>
  db
    .selectFrom('reviewEvents')
    .select('timeZone')
    .where(isCounted(userId))
    .orderBy('localDay', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** Days that are over on which the reader practised, the latest first. */
export const findPractisedDays = compiledQuery(
  (db, { userId, upTo, most }: Params<{ userId: number; upTo: string; most: number }>) =>
    db
      .selectFrom('practiceDays')
      .select('localDay as day')
      .where('userId', '=', userId)
      .where('localDay', '<=', upTo)
      .where('inTime', '>', 0)
      .groupBy('localDay')
      .orderBy('localDay', 'desc')
      .limit(most),
);

type Days = { readonly userId: number; readonly from: string; readonly until: string };

/** The events of days from one to before another, with the kind of each item. */
export const findEventsOfDays = compiledQuery((db, { userId, from, until }: Params<Days>) =>
  db
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .select(['reviewEvents.userId', 'localDay', 'isCorrect', 'xp', 'answeredAt', 'receivedAt'])
    .select('items.kind as itemKind')
    .where('reviewEvents.userId', '=', userId)
    .where('localDay', '>=', from)
    .where('localDay', '<', until),
);

/** Answers and ratings that a reader gave on a day of theirs, as far as they came in time. */
export async function countOfDay(
  tx: Tx,
  { userId, day }: { readonly userId: number; readonly day: string },
): Promise<number> {
  const { reviews } = await tx
    .selectFrom('reviewEvents')
    .select((eb) => eb.fn.countAll<number>().as('reviews'))
    .where(isCounted(userId))
    .where('localDay', '=', day)
    .executeTakeFirstOrThrow();
  return reviews;
}
