import { TOKEN_SCOPES, type TokenScope } from '@morsel/sdk/domain';

import { compiledRow, type Params } from './compiled-query.ts';
import type { Db } from './connection.ts';

const shownToFinders = [
  'accessTokens.id',
  'accessTokens.userId',
  'accessTokens.scopes',
  'accessTokens.expiresAt',
  'accessTokens.usedAt',
  'users.role',
  'users.createdAt as readerSince',
] as const;

/** The token with a hash, whether it has ended or not, and its reader, who is an account. */
export const findTokenByHash = compiledRow((db, { hash }: Params<{ hash: string }>) =>
  db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select(shownToFinders)
    .where('accessTokens.tokenHash', '=', hash),
);

/** The same by the hash of its MD5. */
export const findTokenByMd5 = compiledRow((db, { hash }: Params<{ hash: string }>) =>
  db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select(shownToFinders)
    .where('accessTokens.md5Hash', '=', hash),
);

export type FoundToken = NonNullable<Awaited<ReturnType<typeof findTokenByHash>>>;

/** Whether a token that was good a while ago still is: neither revoked nor at its end (`now` in epoch ms). */
export async function isTokenGood(
  db: Db,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<boolean> {
  const good = await db
    .selectFrom('accessTokens')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
  return good !== undefined;
}

/** Notes that a token was used, unless that was noted since `before` (epoch ms). */
export async function noteTokenUsed(
  db: Db,
  { id, now, before }: { id: number; now: number; before: number },
): Promise<void> {
  await db
    .updateTable('accessTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('usedAt', 'is', null), eb('usedAt', '<', before)]))
    .execute();
}

/** The scopes as they are stored. */
export function scopesIn(stored: string): TokenScope[] {
  const names = stored.split(',');
  return TOKEN_SCOPES.filter((scope) => names.includes(scope));
}
