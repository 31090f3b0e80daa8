import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { AccessTokensTable } from '../../database/reader-tables.ts';

const shownColumns = ['id', 'name', 'scopes', 'createdAt', 'expiresAt', 'usedAt'] as const;

export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number];

/** The tokens of an account, the one that was made last first. */
export function findTokens(db: Db, userId: number) {
  return db
    .selectFrom('accessTokens')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function countTokens(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('accessTokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertToken(tx: Tx, token: Insertable<AccessTokensTable>) {
  return tx
    .insertInto('accessTokens')
    .values(token)
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
}

/** False when the account has no such token. */
export async function deleteToken(
  db: Db,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('accessTokens')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
