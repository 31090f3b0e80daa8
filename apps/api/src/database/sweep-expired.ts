import { DAY_MS } from '@morsel/sdk/domain';
import type { ExpressionBuilder } from 'kysely';

import type { Db } from './connection.ts';
import type { Tables } from './tables.ts';

/** As long as a guest's cookie is kept since the last visit: nobody can come back after that. */
const GUEST_LIFETIME_MS = 400 * DAY_MS;

/** What became of a delivery of a webhook is listed so long. */
const DELIVERY_LIFETIME_MS = 14 * DAY_MS;

/** So many deliveries of a webhook that are over are kept. */
const MOST_DELIVERIES_OVER = 200;

/** Long enough for an admin to decide about a report. */
const NETWORK_LIFETIME_MS = 90 * DAY_MS;

/** Removes what nobody can use any more; `now` in epoch ms. All that guests had goes with them. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('useCounters').where('endsAt', '<=', now).execute();
  await db
    .updateTable('itemReports')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('createdAt', '<=', now - NETWORK_LIFETIME_MS)
    .execute();
  await sweepDeliveries(db, now);
  await db
    .updateTable('webhooks')
    .set({ formerSecret: null, formerSecretUntil: null })
    .where('formerSecretUntil', '<=', now)
    .execute();
  await db
    .deleteFrom('users')
    .where('email', 'is', null)
    .where('seenAt', '<=', now - GUEST_LIFETIME_MS)
    .execute();
}

async function sweepDeliveries(db: Db, now: number): Promise<void> {
  const latestFirst = db
    .selectFrom('webhookDeliveries')
    .select(['id', (eb) => placeInHook(eb)])
    .where('state', '!=', 'waiting')
    .as('over');
  const surplus = db.selectFrom(latestFirst).select('id').where('place', '>', MOST_DELIVERIES_OVER);
  await db
    .deleteFrom('webhookDeliveries')
    .where((eb) =>
      eb.or([eb('createdAt', '<=', now - DELIVERY_LIFETIME_MS), eb('id', 'in', surplus)]),
    )
    .execute();
}

const placeInHook = (eb: ExpressionBuilder<Tables, 'webhookDeliveries'>) =>
  eb.fn
    .agg<number>('row_number')
    .over((over) => over.partitionBy('webhookId').orderBy('id', 'desc'))
    .as('place');
