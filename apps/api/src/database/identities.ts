import { sql } from 'kysely';

import { compiledQuery, type Params } from './compiled-query.ts';
import type { Db } from './connection.ts';

const identityColumns = [
  'users.id',
  'users.role',
  'users.email',
  'users.createdAt',
  'users.seenAt',
] as const;

/** Of a guest, who has no session. */
const noSession = [
  sql<string | null>`null`.as('publicId'),
  sql<number>`0`.as('sessionSeenAt'),
  sql<number>`0`.as('confirmedUntil'),
  sql<number>`0`.as('expiresAt'),
] as const;

type Hashes = { sessionHash: string; guestHash: string; now: number };

/** The readers behind a session and a guest token, by their hashes; '' where there is none. */
export const findIdentities = compiledQuery((db, { sessionHash, guestHash, now }: Params<Hashes>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(sql<'session' | 'guest'>`'session'`.as('via'))
    .select(identityColumns)
    .select((eb) => eb.ref('sessions.publicId').$castTo<string | null>().as('publicId'))
    .select(['sessions.seenAt as sessionSeenAt', 'sessions.confirmedUntil', 'sessions.expiresAt'])
    .where('sessions.idHash', '=', sessionHash)
    .where('sessions.expiresAt', '>', now)
    .unionAll(
      db
        .selectFrom('users')
        .select(sql<'session' | 'guest'>`'guest'`.as('via'))
        .select(identityColumns)
        .select(noSession)
        .where('users.guestTokenHash', '=', guestHash)
        .where('users.email', 'is', null),
    ),
);

export type IdentityRow = Awaited<ReturnType<typeof findIdentities>>[number];

/** Notes that a guest came by; false when that was noted since `before` (epoch ms) already. */
export async function noteGuestSeen(
  db: Db,
  { id, now, before }: { id: number; now: number; before: number },
): Promise<boolean> {
  const noted = await db
    .updateTable('users')
    .set({ seenAt: now })
    .where('id', '=', id)
    .where('seenAt', '<', before)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
