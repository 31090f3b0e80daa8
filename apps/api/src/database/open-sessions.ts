import type { Db, Tx } from './connection.ts';
import { CONFIRMATION_MS, SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './session-store.ts';

type OneOf = { readonly userId: number; readonly publicId: string };

/** The sessions of a reader that are not over, the one that was seen last first. */
export function findOpenSessions(db: Db, { userId, now }: { userId: number; now: number }) {
  return db
    .selectFrom('sessions')
    .select(['publicId', 'device', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('publicId')
    .execute();
}

export async function isSessionOpen(db: Db | Tx, { userId, publicId }: OneOf): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .select('publicId')
    .where('userId', '=', userId)
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  return open !== undefined;
}

/** Ends a session of a reader; false when they have no such session. */
export async function endSessionOf(db: Db, { userId, publicId }: OneOf): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('publicId', '=', publicId)
    .returning('publicId')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of a reader but one; returns how many. */
export async function endOtherSessionsOf(db: Db, { userId, publicId }: OneOf): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('publicId', '<>', publicId)
    .returning('publicId')
    .execute();
  return ended.length;
}

/**
 * Notes that it was proved that whoever uses a session is its reader: for five minutes it may do what
 * needs that. False when the reader has no such session any more.
 */
export async function confirmSession(
  db: Db,
  { userId, publicId, now }: OneOf & { readonly now: number },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('sessions')
    .set({ confirmedUntil: now + CONFIRMATION_MS })
    .where('userId', '=', userId)
    .where('publicId', '=', publicId)
    .returning('publicId')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Puts off the end of a session that is used, unless it was seen since `before` (epoch ms). */
export async function noteSessionSeen(
  db: Db,
  { publicId, now, before }: { publicId: string; now: number; before: number },
): Promise<void> {
  const idleEnd = now + SESSION_IDLE_MS;
  await db
    .updateTable('sessions')
    .set((eb) => ({
      seenAt: now,
      expiresAt: eb
        .case()
        .when('createdAt', '<', idleEnd - SESSION_LIFETIME_MS)
        .then(eb('createdAt', '+', SESSION_LIFETIME_MS))
        .else(idleEnd)
        .end(),
    }))
    .where('publicId', '=', publicId)
    .where('seenAt', '<', before)
    .execute();
}
