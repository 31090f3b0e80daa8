import { sql } from 'kysely';

import { compiledQuery } from './compiled-query.ts';

export type IdentityRow = {
  via: 'session' | 'guest';
  id: number;
  role: 'reader' | 'admin';
  email: string | null;
  created_at: number;
  seen_at: number;
};

const identityColumns = [
  'users.id',
  'users.role',
  'users.email',
  'users.created_at',
  'users.seen_at',
] as const;

/** The readers behind a session and a guest token, by their hashes; '' where there is none. */
export const findIdentities = compiledQuery<
  IdentityRow,
  { sessionHash: string; guestHash: string; now: number }
>((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(sql<IdentityRow['via']>`'session'`.as('via'))
    .select(identityColumns)
    .where('sessions.id_hash', '=', param('sessionHash'))
    .where('sessions.expires_at', '>', param('now'))
    .unionAll(
      db
        .selectFrom('users')
        .select(sql<IdentityRow['via']>`'guest'`.as('via'))
        .select(identityColumns)
        .where('users.guest_token_hash', '=', param('guestHash'))
        .where('users.email', 'is', null),
    ),
);

/** Notes that a guest came by; false when that was noted since `before` (epoch ms) already. */
export const noteGuestSeen = compiledQuery<
  { id: number },
  { id: number; now: number; before: number }
>((db, param) =>
  db
    .updateTable('users')
    .set({ seen_at: param('now') })
    .where('id', '=', param('id'))
    .where('seen_at', '<', param('before'))
    .returning('id'),
);
