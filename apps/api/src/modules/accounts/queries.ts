import type { Role } from '@morsel/sdk/contract';
import type { SignInWay } from '@morsel/sdk/domain';
import { sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { OfferedWays } from './offered-ways.ts';

export function findCredentials(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'role', 'signOuts'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export type NewAccount = {
  name: string;
  email: string;
  /** Null for one that signs in by other means. */
  passwordHash: string | null;
};

export async function insertAccount(tx: Tx, account: NewAccount, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...account, createdAt: now, seenAt: now })
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
    .set({ ...account, guestTokenHash: null, seenAt: now })
    .where('id', '=', guestId)
    .where('email', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return upgraded !== undefined;
}

export async function insertGuest(tx: Tx, tokenHash: string, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ guestTokenHash: tokenHash, createdAt: now, seenAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

export function findLogin(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A reset link that was made before is void with it. */
export async function deletePassword(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ passwordHash: null, ...NO_RESET })
    .where('id', '=', id)
    .execute();
}

/** A reset link that was made before is void with it. */
export async function updatePassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ passwordHash, ...NO_RESET })
    .where('id', '=', id)
    .execute();
}

/** The same for an account whose password is still the former one, null for none; false when it is not. */
export async function replacePassword(
  tx: Tx,
  { id, former, passwordHash }: { id: number; former: string | null; passwordHash: string },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('users')
    .set({ passwordHash, ...NO_RESET })
    .where('id', '=', id)
    .where('passwordHash', former === null ? 'is' : '=', former)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

const NO_RESET = { resetHash: null, resetExpiresAt: null };

/** Returns false when no account has the e-mail address. */
export async function storeReset(
  db: Db,
  { email, hash, expiresAt }: { email: string; hash: string; expiresAt: number },
): Promise<boolean> {
  const stored = await db
    .updateTable('users')
    .set({ resetHash: hash, resetExpiresAt: expiresAt })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

type Reset = { hash: string; now: number };

/** The account whose reset link this is. */
export function findReset(db: Db, { hash, now }: Reset) {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('resetHash', '=', hash)
    .where('resetExpiresAt', '>', now)
    .executeTakeFirst();
}

/** The id of the account whose reset link this is; of two calls at once only one gets it. */
export async function takeReset(tx: Tx, { hash, now }: Reset): Promise<number | undefined> {
  const account = await tx
    .updateTable('users')
    .set(NO_RESET)
    .where('resetHash', '=', hash)
    .where('resetExpiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return account?.id;
}

/** Returns false when no account has the e-mail address. */
export async function updateRole(db: Db, email: string, role: Role): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function updateRoleOf(tx: Tx, id: number, role: Role): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** By what an account can be signed in to beside a password, whether that is offered now or not. */
export async function findOtherWays(
  db: Db,
  userId: number,
): Promise<{ hasPasskey: boolean; issuers: string[] }> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .execute();
  const links = await db
    .selectFrom('openIdLinks')
    .select('issuer')
    .where('userId', '=', userId)
    .execute();
  return { hasPasskey: passkeys.length > 0, issuers: links.map(({ issuer }) => issuer) };
}

/**
 * The ways to sign in that an account has of those that are offered, each passkey for itself. A password is
 * none where it is not asked for, nor is a link to a provider of former days.
 */
export async function findSignInWays(
  db: Db | Tx,
  { userId, offered }: { userId: number; offered: OfferedWays },
): Promise<SignInWay[]> {
  const { hasPasswordForm, rpId = '', issuer = '' } = offered;
  const way = (name: SignInWay) => sql<SignInWay>`${sql.lit(name)}`.as('way');
  const passkeys = db
    .selectFrom('passkeys')
    .select(way('passkey'))
    .where('userId', '=', userId)
    .where('rpId', '=', rpId);
  const links = db
    .selectFrom('openIdLinks')
    .select(way('openid'))
    .where('userId', '=', userId)
    .where('issuer', '=', issuer);
  const passwords = db
    .selectFrom('users')
    .select(way('password'))
    .where('id', '=', userId)
    .where('passwordHash', 'is not', null);
  const found = passkeys.unionAll(links).$if(hasPasswordForm, (ways) => ways.unionAll(passwords));
  return (await found.execute()).map((row) => row.way);
}

export async function deleteOpenIdLinks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('openIdLinks').where('userId', '=', userId).execute();
}

/** How many access tokens there were. */
export async function deleteTokens(db: Db | Tx, userId: number): Promise<number> {
  const deleted = await db
    .deleteFrom('accessTokens')
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return deleted.length;
}

export async function deletePasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute();
}
