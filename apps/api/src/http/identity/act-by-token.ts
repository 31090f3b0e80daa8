import type { TokenAccess } from '@morsel/sdk/contract';
import { ADMIN_SCOPE, type TokenScope } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  type FoundToken,
  findTokenByHash,
  findTokenByMd5,
  scopesIn,
} from '../../database/access-tokens.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { isToken, md5Hash } from '../../database/token-form.ts';
import type { Deps } from '../../deps.ts';
import { InsufficientScopeError, InvalidTokenError, NotForTokensError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { atOnceIfCan } from '../at-once.ts';
import { countInProcess } from '../limits/count-in-process.ts';
import type { Limits } from '../limits/limits.ts';
import { bearerOf } from './bearer.ts';
import { TokenNetworks } from './token-networks.ts';
import { noteTokenUses } from './token-uses.ts';

/** The access token by which a request acts. */
export type ActingToken = { readonly id: number; readonly scopes: readonly TokenScope[] };

/** A token as it was sent: itself, or its MD5 in hexadecimal where a device sends no more of a password. */
export type PresentedToken = { readonly token: string } | { readonly md5: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which access tokens may come by `Authorization: Bearer`; absent: none. */
    token?: TokenAccess;
  }
  interface FastifyRequest {
    /** The access token by which it acts; null for cookies, and for nobody. */
    token: ActingToken | null;
    /**
     * Has the request act by an access token that came in some other way than `Authorization: Bearer`: in a
     * header of another protocol's, say. Its reader and token are then those of the request
     * (`request.reader`, `request.token`), whatever cookies say; it counts against the token's limit, and
     * its use is noted. To be called once, in an `onRequest` hook of the route, so that limits of bodies know
     * whose it is, or first thing in its handler.
     *
     * @param access the scope that is asked for; `any` where each will do
     * @returns its reader, an account; without the scope to moderate one that is no admin here
     * @throws InvalidTokenError (401) when it is mistyped, has ended, was revoked or never made
     * @throws InsufficientScopeError (403) when it lacks the scope
     * @throws LimitReachedError (429) when it calls too often
     */
    actByToken(presented: PresentedToken, access: TokenAccess): Promise<Reader>;
  }
}

/**
 * Lets programs call by access tokens. `Authorization: Bearer` is looked at here for every route, which says in
 * its `config` which tokens it takes (contract routes by themselves); cookies that come along are nothing then.
 * Each request asks the database, so that a token that was revoked is refused with the next, in all
 * processes. To be added after the identity.
 */
export function addTokens(
  api: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  limits: Pick<Limits, 'tokenCalls'>,
): void {
  const countCall = countInProcess(limits.tokenCalls);
  const networks = new TokenNetworks();
  const noteUse = noteTokenUses(api, { db, now });

  api.decorateRequest('token', null);
  api.decorateRequest('actByToken', async function actByToken(presented, access) {
    this.cookies = {};
    const found = await findToken(presented);
    const scopes = scopesIn(found.scopes);
    const reader = readerOf(found, scopes);
    Object.assign(this, { reader, token: { id: found.id, scopes }, openSession: null });
    countCall(found.id, now());
    requireScope(scopes, access);
    if (networks.isNew(found.id, this.ip)) this.noteSecurity('token-from-new-network');
    noteUse(found);
    return reader;
  });
  api.addHook('onRequest', atOnceIfCan(byBearer));

  async function findToken(presented: PresentedToken): Promise<FoundToken> {
    const found =
      'token' in presented
        ? await findWhole(presented.token)
        : await findTokenByMd5(db, { hash: md5Hash(presented.md5) });
    if (found === undefined) {
      throw new InvalidTokenError('This access token was revoked, or was never made here');
    }
    if (found.expiresAt !== null && found.expiresAt <= now()) {
      throw new InvalidTokenError('This access token has ended');
    }
    return found;
  }

  async function findWhole(token: string): Promise<FoundToken | undefined> {
    if (!isToken(token)) {
      throw new InvalidTokenError('This is no access token of Morsel, or it is not whole');
    }
    return findTokenByHash(db, { hash: secretHash(token) });
  }
}

/** Done at once where there is no such token, as in most requests. */
function byBearer(request: FastifyRequest): Promise<void> | undefined {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const { token: access = 'never' } = request.routeOptions.config;
  return request.actByToken({ token }, access).then(() => undefined);
}

function requireScope(scopes: readonly TokenScope[], access: TokenAccess): void {
  if (access === 'never') throw new NotForTokensError();
  if (access !== 'any' && !scopes.includes(access)) throw new InsufficientScopeError(access);
}

/** What admins may beyond others takes a scope of its own, also in calls that are open to others. */
const readerOf = ({ userId, role, readerSince }: FoundToken, scopes: readonly TokenScope[]) =>
  ({
    id: userId,
    role: scopes.includes(ADMIN_SCOPE) ? role : 'reader',
    isGuest: false,
    createdAt: readerSince,
  }) satisfies Reader;
