import type { Role } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';

type Named = { readonly issuer: string; readonly subject: string };

/** The account that is linked, as far as signing in has to know it. */
export function findLinkedAccount(db: Db | Tx, { issuer, subject }: Named) {
  return db
    .selectFrom('openIdLinks')
    .innerJoin('users', 'users.id', 'openIdLinks.userId')
    .select(['users.id', 'users.role', 'users.signOuts'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'signOuts'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Whom an account is linked to at a provider. */
export function findLink(db: Db | Tx, { userId, issuer }: { userId: number; issuer: string }) {
  return db
    .selectFrom('openIdLinks')
    .select(['subject', 'email', 'linkedAt'])
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
}

export async function hasPassword(db: Db | Tx, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export type NewLink = Named & {
  readonly userId: number;
  readonly email: string | null;
  readonly linkedAt: number;
  readonly usedAt: number | null;
};

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.insertInto('openIdLinks').values(link).execute();
}

/** Notes that a link was used; `now` in epoch ms. */
export async function noteLinkUsed(
  db: Db | Tx,
  { issuer, subject, email, now }: Named & { email: string | null; now: number },
): Promise<void> {
  await db
    .updateTable('openIdLinks')
    .set({ email, usedAt: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** False when there was none. */
export async function deleteLink(
  tx: Tx,
  { userId, issuer }: { userId: number; issuer: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('openIdLinks')
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .returning('subject')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function storeRole(tx: Tx, id: number, role: Role): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
}
