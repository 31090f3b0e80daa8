import { DAY_STREAK_PATIENCE_MS } from '@morsel/sdk/rules';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';

const on = expressionBuilder<Tables, 'review_events'>();

/** What of a reader's log counts for the day streak, as the index of these events has it. */
const isCounted = (userId: Expression<number>): Expression<SqlBool> =>
  on.and([
    on('review_events.user_id', '=', userId),
    on(
      on('review_events.received_at', '-', on.ref('review_events.answered_at')),
      '<=',
      sql.lit(DAY_STREAK_PATIENCE_MS),
    ),
  ]);

/** Answers a row when something of that day counts already. */
export const findOnDay = compiledQuery<{ id: number }, { userId: number; day: string }>(
  (db, param) =>
    db
      .selectFrom('review_events')
      .select('id')
      .where(isCounted(param('userId')))
      .where('local_day', '=', param('day'))
      .limit(sql.lit(1)),
);

/** The zone in which the reader practised last. */
export const findLatestZone = compiledQuery<{ time_zone: string }, { userId: number }>(
  (db, param) =>
    db
      .selectFrom('review_events')
      .select('time_zone')
      .where(isCounted(param('userId')))
      .orderBy('local_day', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
);

type Days = { userId: number; upTo: string; most: number };

/**
 * Days on which the reader practised, the latest first. Each is found from the one before by the
 * index, since a day may have hundreds of events.
 */
export const findPractisedDays = compiledQuery<{ day: string }, Days>((db, param) =>
  db
    .withRecursive('days', (cte) =>
      cte
        .selectFrom('review_events')
        .where(isCounted(param('userId')))
        .where('local_day', '<=', param('upTo'))
        .select((eb) => eb.fn.max('local_day').as('day'))
        .unionAll((eb) =>
          eb
            .selectFrom('days')
            .where('days.day', 'is not', null)
            .select((inner) =>
              inner
                .selectFrom('review_events')
                .where(isCounted(param('userId')))
                .whereRef('local_day', '<', 'days.day')
                .select((event) => event.fn.max('local_day').as('day'))
                .as('day'),
            ),
        ),
    )
    .selectFrom('days')
    .select((eb) => eb.ref('day').$notNull().as('day'))
    .where('day', 'is not', null)
    .limit(param('most')),
);
