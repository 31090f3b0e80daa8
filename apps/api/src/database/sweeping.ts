import type { Db } from './connection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** As long as a guest's cookie is kept since the last visit: nobody can come back after that. */
const GUEST_LIFETIME_MS = 400 * DAY_MS;

/** Removes what nobody can use any more; `now` in epoch ms. All that guests had goes with them. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('use_counters').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('users')
    .where('email', 'is', null)
    .where('seen_at', '<=', now - GUEST_LIFETIME_MS)
    .execute();
}
