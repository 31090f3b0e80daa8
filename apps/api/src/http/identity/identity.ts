import { DAY_MS, HOUR_MS, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type IdentityRow, findIdentities, noteGuestSeen } from '../../database/identities.ts';
import { noteSessionSeen } from '../../database/open-sessions.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { isOrphanedSession } from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import type { OpenSession, Reader } from '../../reader.ts';
import { isForApi } from '../api-path.ts';
import {
  GUEST_COOKIE,
  SESSION_COOKIE,
  cookieOptions,
  lastingCookieOptions,
  hintCookieOptions,
} from './cookies.ts';
import { sessionCookieReader } from './session-cookie.ts';

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

type Identity = {
  readonly reader: Reader | null;
  readonly account: IdentityRow | undefined;
  readonly guest: IdentityRow | undefined;
  readonly isAccountDeleted: boolean;
};

/** Tells who makes a request, with one query, a second for sessions that are over, and none without a cookie. */
export type Identify = (request: FastifyRequest) => Promise<Identity>;

const NOBODY: Identity = {
  reader: null,
  account: undefined,
  guest: undefined,
  isAccountDeleted: false,
};

export function identifier({ db, now }: Pick<Deps, 'db' | 'now'>, secret: string): Identify {
  const hashIn = sessionCookieReader(secret);
  return async (request) => {
    const token = request.cookies[GUEST_COOKIE];
    const cookie = request.cookies[SESSION_COOKIE];
    const sessionHash = cookie === undefined ? undefined : hashIn(cookie);
    if (token === undefined && sessionHash === undefined) return NOBODY;

    const rows = await findIdentities(db, {
      sessionHash: sessionHash ?? '',
      guestHash: token === undefined ? '' : secretHash(token),
      now: now(),
    });
    const guest = rows.find(({ via }) => via === 'guest');
    const account = rows.find(({ via }) => via === 'session');
    const reader = account ?? guest;
    return {
      reader: reader === undefined ? null : readerOf(reader),
      account,
      guest,
      isAccountDeleted:
        sessionHash !== undefined &&
        account === undefined &&
        (await isOrphanedSession(db, { idHash: sessionHash, now: now() })),
    };
  };
}

/**
 * Finds out who makes each request. By a call, a guest's cookie is renewed at most once a day, and a
 * session is noted as seen at most once an hour.
 */
export function addIdentity(api: FastifyInstance, { db, now }: Deps, secret: string): void {
  const identify = identifier({ db, now }, secret);

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

  api.addHook('onRequest', async (request, reply) => {
    const { reader, account, guest, isAccountDeleted } = await identify(request);
    request.reader = reader;
    request.openSession = openSessionOf(account, now());
    request.guestId = guest?.id ?? null;
    request.isAccountDeleted = isAccountDeleted;
    const token = request.cookies[GUEST_COOKIE];
    // Pictures are kept by caches on the way, which are to keep nobody's token.
    if (!isForApi(request)) return;
    const isSignedIn = reader?.isGuest === false;
    const isHinted = request.cookies[SIGNED_IN_COOKIE] !== undefined;
    if (isSignedIn !== isHinted) reply.hintSignedIn(isSignedIn);
    if (account) await noteSeen(account);
    if (guest && token !== undefined && (await isFirstVisitOfDay(guest))) {
      reply.rememberGuest(token);
    }
  });

  async function noteSeen({ publicId, sessionSeenAt }: IdentityRow): Promise<void> {
    const before = now() - HOUR_MS;
    if (publicId === null || sessionSeenAt >= before) return;
    await noteSessionSeen(db, { publicId, now: now(), before });
  }

  async function isFirstVisitOfDay(guest: IdentityRow): Promise<boolean> {
    const before = now() - DAY_MS;
    if (guest.seenAt >= before) return false;
    return noteGuestSeen(db, { id: guest.id, now: now(), before });
  }
}

function openSessionOf(account: IdentityRow | undefined, now: number): OpenSession | null {
  if (account === undefined || account.publicId === null) return null;
  return { publicId: account.publicId, isConfirmed: account.confirmedUntil > now };
}

const readerOf = ({ id, role, email, createdAt }: IdentityRow): Reader => ({
  id,
  role,
  isGuest: email === null,
  createdAt,
});
