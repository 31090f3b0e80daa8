import { randomInt } from 'node:crypto';

import type { CreatedAccessToken, NewAccessToken } from '@morsel/sdk/contract';
import type { TokenScope } from '@morsel/sdk/domain';
import type { InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';

import type { AccessTokensTable } from '../database/reader-tables.ts';
import { newToken, tokenHashes } from '../database/token-form.ts';
import type { TestReader, TestServer } from './server.ts';

/**
 * An access token of a reader, noted as used just now unless told otherwise, and requests by it: without any
 * cookie.
 */
export async function accessToken(
  { app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>,
  { id: userId }: Pick<TestReader, 'id'>,
  scopes: readonly TokenScope[],
  over: Partial<Insertable<AccessTokensTable>> = {},
) {
  const token = newToken(randomInt);
  const { id } = await db
    .insertInto('accessTokens')
    .values({
      userId,
      ...tokenHashes(token),
      name: 'A program',
      scopes: scopes.join(','),
      createdAt: clock.now,
      usedAt: clock.now,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const authorization = `Bearer ${token}`;
  return {
    token,
    tokenId: id,
    headers: { authorization },
    inject: (request: InjectOptions) =>
      app.inject({ ...request, headers: { ...request.headers, authorization } }),
  };
}

/** A token as a reader makes it, by the call; they have to be confirmed. */
export async function createdToken(
  reader: TestReader,
  over: Partial<NewAccessToken> = {},
): Promise<CreatedAccessToken> {
  const payload = { name: 'A program', scopes: ['read'], expiresAt: null, ...over };
  const answer = await reader.inject({ method: 'POST', url: '/api/tokens', payload });
  return answer.json();
}
