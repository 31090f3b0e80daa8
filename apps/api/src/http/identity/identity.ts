import { DAY_MS, HOUR_MS, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type IdentityRow, noteGuestSeen } from '../../database/identities.ts';
import { noteSessionSeen } from '../../database/open-sessions.ts';
import { unlessUnavailable } from '../../database/unless-unavailable.ts';
import type { Deps } from '../../deps.ts';
import type { OpenSession } from '../../reader.ts';
import { isForApi } from '../api-path.ts';
import { atOnceIfCan } from '../at-once.ts';
import { bearerOf } from './bearer.ts';
import { GUEST_COOKIE, cookieOptions, hintCookieOptions, lastingCookieOptions } from './cookies.ts';
import type { Identify, Identity } from './identify.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest of the device, whoever is signed in. */
    guestId: number | null;
    /** The session is that of an account that was deleted. */
    isAccountDeleted: boolean;
  }
  interface FastifyReply {
    /** Makes the device keep a guest's token. */
    rememberGuest(token: string): void;
    forgetGuest(): void;
    /** Tells the pages of the device whether to ask who is signed in. */
    hintSignedIn(isSignedIn: boolean): void;
  }
}

/**
 * Finds out who makes each request by its cookies; of access tokens `addTokens` does. By a call, a guest's
 * cookie is renewed at most once a day, and a session is noted as seen at most once an hour.
 */
export function addIdentity(
  api: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  identify: Identify,
): void {
  api.decorateRequest('reader', null);
  api.decorateRequest('openSession', null);
  api.decorateRequest('guestId', null);
  api.decorateRequest('isAccountDeleted', false);
  api.decorateReply('rememberGuest', function rememberGuest(this: FastifyReply, token: string) {
    this.setCookie(GUEST_COOKIE, token, lastingCookieOptions);
  });
  api.decorateReply('forgetGuest', function forgetGuest(this: FastifyReply) {
    this.clearCookie(GUEST_COOKIE, cookieOptions);
  });
  api.decorateReply('hintSignedIn', function hintSignedIn(this: FastifyReply, isSignedIn: boolean) {
    if (isSignedIn) this.setCookie(SIGNED_IN_COOKIE, '1', hintCookieOptions);
    else this.clearCookie(SIGNED_IN_COOKIE, hintCookieOptions);
  });

  api.addHook(
    'onRequest',
    atOnceIfCan((request, reply) => {
      if (bearerOf(request) !== undefined) return undefined;
      const identity = identify(request);
      if (identity instanceof Promise) return identity.then((found) => take(found, request, reply));
      return take(identity, request, reply);
    }),
  );

  function take(
    identity: Identity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> | undefined {
    const { reader, account, guest, isAccountDeleted } = identity;
    request.reader = reader;
    request.openSession = openSessionOf(account, now());
    request.guestId = guest?.id ?? null;
    request.isAccountDeleted = isAccountDeleted;
    // Pictures are kept by caches on the way, which are to keep nobody's token.
    if (!isForApi(request)) return undefined;
    const isSignedIn = reader?.isGuest === false;
    const isHinted = request.cookies[SIGNED_IN_COOKIE] !== undefined;
    if (isSignedIn !== isHinted) reply.hintSignedIn(isSignedIn);
    return isUnseen(identity) ? unlessUnavailable(noteSeen(identity, request, reply)) : undefined;
  }

  function isUnseen({ account, guest }: Identity): boolean {
    return (
      (account !== undefined && account.sessionSeenAt < now() - HOUR_MS) ||
      (guest !== undefined && guest.seenAt < now() - DAY_MS)
    );
  }

  async function noteSeen(
    { account, guest }: Identity,
    { cookies }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (account !== undefined) await noteSession(account);
    const token = cookies[GUEST_COOKIE];
    if (guest !== undefined && token !== undefined && (await isFirstVisitOfDay(guest))) {
      reply.rememberGuest(token);
    }
  }

  async function noteSession({ publicId, sessionSeenAt }: IdentityRow): Promise<void> {
    const before = now() - HOUR_MS;
    if (publicId === null || sessionSeenAt >= before) return;
    await noteSessionSeen(db, { publicId, now: now(), before });
  }

  async function isFirstVisitOfDay({ id, seenAt }: IdentityRow): Promise<boolean> {
    const before = now() - DAY_MS;
    return seenAt < before && noteGuestSeen(db, { id, now: now(), before });
  }
}

function openSessionOf(account: IdentityRow | undefined, now: number): OpenSession | null {
  if (account === undefined || account.publicId === null) return null;
  return { publicId: account.publicId, isConfirmed: account.confirmedUntil > now };
}
