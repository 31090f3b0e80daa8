import { DAY_MS } from '@morsel/sdk/domain';

import type { Db } from './connection.ts';

/** As long as a guest's cookie is kept since the last visit: nobody can come back after that. */
const GUEST_LIFETIME_MS = 400 * DAY_MS;

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
  await db
    .deleteFrom('users')
    .where('email', 'is', null)
    .where('seenAt', '<=', now - GUEST_LIFETIME_MS)
    .execute();
}
