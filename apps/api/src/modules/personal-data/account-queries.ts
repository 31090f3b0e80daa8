import type { Db, Tx } from '../../database/connection.ts';
import { totalsColumns } from '../reviews/reader-totals.ts';

export type ReaderRow = NonNullable<Awaited<ReturnType<typeof findReader>>>;

export function findReader(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'onLeaderboard'])
    .select(['highlightCards', 'highlightBooks'])
    .select(['createdAt', 'seenAt', 'resetExpiresAt'])
    .select(totalsColumns)
    .where('id', '=', userId)
    .executeTakeFirst();
}

export function findSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'seenAt', 'expiresAt', 'device'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

export type ExportedPasskeyRow = Awaited<ReturnType<typeof findExportedPasskeys>>[number];

/** Without what only serves to check them. */
export function findExportedPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'rpId', 'transports', 'backedUp', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export function findOpenIdLinks(db: Db, userId: number) {
  return db
    .selectFrom('openIdLinks')
    .select(['issuer', 'subject', 'email', 'linkedAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('linkedAt')
    .execute();
}

/** Without the hashes by which they are found. */
export function findExportedTokens(db: Db, userId: number) {
  return db
    .selectFrom('accessTokens')
    .select(['name', 'scopes', 'createdAt', 'expiresAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteUser(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
