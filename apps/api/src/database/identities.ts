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

type Hashes = { sessionHash: string; guestHash: string; now: number };

/** The readers behind a session and a guest token, by their hashes; '' where there is none. */
export const findIdentities = compiledQuery((db, { sessionHash, guestHash, now }: Params<Hashes>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(sql<'session' | 'guest'>`'session'`.as('via'))
    .select(identityColumns)
    .where('sessions.idHash', '=', sessionHash)
    .where('sessions.expiresAt', '>', now)
    .unionAll(
      db
        .selectFrom('users')
        .select(sql<'session' | 'guest'>`'guest'`.as('via'))
        .select(identityColumns)
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
