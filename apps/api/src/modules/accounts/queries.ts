import type { Role } from '@morsel/sdk/contract';
import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';

type Credentials = { id: number; password_hash: string | null; role: Role };

export const findCredentials = compiledQuery<Credentials, { email: string }>((db, param) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'role'])
    .where('email', '=', param('email')),
);

export type NewAccount = {
  name: string;
  email: string;
  password_hash: string;
};

export async function insertAccount(tx: Tx, account: NewAccount, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...account, created_at: now, seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes an account of a guest; false when the row is no guest's any more. */
export async function upgradeGuest(
  tx: Tx,
  guestId: number,
  account: NewAccount,
  now: number,
): Promise<boolean> {
  const upgraded = await tx
    .updateTable('users')
    .set({ ...account, guest_token_hash: null, seen_at: now })
    .where('id', '=', guestId)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return upgraded !== undefined;
}

export async function insertGuest(tx: Tx, tokenHash: string, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ guest_token_hash: tokenHash, created_at: now, seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const anyAdmin = compiledQuery<{ id: number }, { role: 'admin' }>((db, param) =>
  db.selectFrom('users').select('id').where('role', '=', param('role')).limit(sql.lit(1)),
);

export const findLogin = compiledQuery<
  { email: string | null; password_hash: string | null },
  { id: number }
>((db, param) =>
  db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', param('id')),
);

/** A reset link that was made before is void with it. */
export const updatePassword = compiledQuery<never, { id: number; passwordHash: string }>(
  (db, param) =>
    db
      .updateTable('users')
      .set({ password_hash: param('passwordHash'), reset_hash: null, reset_expires_at: null })
      .where('id', '=', param('id')),
);

/** The same for an account whose password is still the former one; else it answers no row. */
export const replacePassword = compiledQuery<
  { id: number },
  { id: number; former: string; passwordHash: string }
>((db, param) =>
  db
    .updateTable('users')
    .set({ password_hash: param('passwordHash'), reset_hash: null, reset_expires_at: null })
    .where('id', '=', param('id'))
    .where('password_hash', '=', param('former'))
    .returning('id'),
);

/** Answers no row when no account has the e-mail address. */
export const storeReset = compiledQuery<
  { id: number },
  { email: string; hash: string; expiresAt: number }
>((db, param) =>
  db
    .updateTable('users')
    .set({ reset_hash: param('hash'), reset_expires_at: param('expiresAt') })
    .where('email', '=', param('email'))
    .returning('id'),
);

export const findByReset = compiledQuery<{ id: number }, { hash: string; now: number }>(
  (db, param) =>
    db
      .selectFrom('users')
      .select('id')
      .where('reset_hash', '=', param('hash'))
      .where('reset_expires_at', '>', param('now')),
);

/** The account whose reset link this is; of two calls at once only one gets it. */
export const takeReset = compiledQuery<{ id: number }, { hash: string; now: number }>((db, param) =>
  db
    .updateTable('users')
    .set({ reset_hash: null, reset_expires_at: null })
    .where('reset_hash', '=', param('hash'))
    .where('reset_expires_at', '>', param('now'))
    .returning('id'),
);

export const updateRole = compiledQuery<{ id: number }, { email: string; role: Role }>(
  (db, param) =>
    db
      .updateTable('users')
      .set({ role: param('role') })
      .where('email', '=', param('email'))
      .returning('id'),
);
