import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import { compiledQuery, compiledRow, type Params } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import { cameInTime } from './came-in-time.ts';
import { runColumns } from './stored-run.ts';

const on = expressionBuilder<Tables, 'reviewEvents'>();

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

/**
 * Days on which the reader practised, the latest first. Each is found from the one before by the
 * index, since a day may have hundreds of events.
 */
export const findPractisedDays = compiledQuery(
  (db, { userId, upTo, most }: Params<{ userId: number; upTo: string; most: number }>) =>
    db
      .withRecursive('days', (cte) =>
        cte
          .selectFrom('reviewEvents')
          .where(isCounted(userId))
          .where('localDay', '<=', upTo)
          .select((eb) => eb.fn.max('localDay').as('day'))
          .unionAll((eb) =>
            eb
              .selectFrom('days')
              .where('days.day', 'is not', null)
              .select((inner) =>
                inner
                  .selectFrom('reviewEvents')
                  .where(isCounted(userId))
                  .whereRef('localDay', '<', 'days.day')
                  .select((event) => event.fn.max('localDay').as('day'))
                  .as('day'),
              ),
          ),
      )
      .selectFrom('days')
      .select((eb) => eb.ref('day').$notNull().as('day'))
      .where('day', 'is not', null)
      .limit(most),
);
