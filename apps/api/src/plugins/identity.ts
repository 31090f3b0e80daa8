import { Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type IdentityRow, findIdentities, noteGuestSeen } from '../database/identities.ts';
import { secretHash } from '../database/secret-hash.ts';
import type { Deps } from '../deps.ts';
import type { Reader } from '../reader.ts';
import { isApiPath } from './api-path.ts';
import { GUEST_COOKIE, SESSION_COOKIE, cookieOptions, guestCookieOptions } from './cookies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest of the device, whoever is signed in. */
    guestId: number | null;
  }
  interface FastifyReply {
    /** Makes the device keep a guest's token. */
    rememberGuest(token: string): void;
    forgetGuest(): void;
  }
}

type Identity = { readonly reader: Reader | null; readonly guest: IdentityRow | undefined };

/** Tells who makes a request, with one query and only when there is a cookie. */
export type Identify = (request: FastifyRequest) => Promise<Identity>;

export function identifier({ db, now }: Pick<Deps, 'db' | 'now'>, secret: string): Identify {
  const signer = new Signer(secret);
  return async (request) => {
    const token = request.cookies[GUEST_COOKIE];
    const sessionId = sessionIdOf(request, signer);
    if (token === undefined && sessionId === undefined) return { reader: null, guest: undefined };

    const rows = await findIdentities(db, {
      sessionHash: sessionId === undefined ? '' : secretHash(sessionId),
      guestHash: token === undefined ? '' : secretHash(token),
      now: now(),
    });
    const guest = rows.find(({ via }) => via === 'guest');
    const reader = rows.find(({ via }) => via === 'session') ?? guest;
    return { reader: reader === undefined ? null : readerOf(reader), guest };
  };
}

/** Finds out who makes each request. A guest's cookie is renewed at most once a day, by a call. */
export function addIdentity(api: FastifyInstance, { db, now }: Deps, secret: string): void {
  const identify = identifier({ db, now }, secret);

  api.decorateRequest('reader', null);
  api.decorateRequest('guestId', null);
  api.decorateReply('rememberGuest', function rememberGuest(this: FastifyReply, token: string) {
    this.setCookie(GUEST_COOKIE, token, guestCookieOptions);
  });
  api.decorateReply('forgetGuest', function forgetGuest(this: FastifyReply) {
    this.clearCookie(GUEST_COOKIE, cookieOptions);
  });

  api.addHook('onRequest', async (request, reply) => {
    const { reader, guest } = await identify(request);
    request.reader = reader;
    request.guestId = guest?.id ?? null;
    const token = request.cookies[GUEST_COOKIE];
    // Pictures are kept by caches on the way, which are to keep nobody's token.
    if (!isApiPath(request.url)) return;
    if (guest && token !== undefined && (await isFirstVisitOfDay(guest))) {
      reply.rememberGuest(token);
    }
  });

  async function isFirstVisitOfDay(guest: IdentityRow): Promise<boolean> {
    const before = now() - DAY_MS;
    if (guest.seen_at >= before) return false;
    const noted = await noteGuestSeen(db, { id: guest.id, now: now(), before });
    return noted.length > 0;
  }
}

function sessionIdOf(request: FastifyRequest, signer: Signer): string | undefined {
  const cookie = request.cookies[SESSION_COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = signer.unsign(cookie);
  return valid ? value : undefined;
}

const readerOf = ({ id, role, email, created_at }: IdentityRow): Reader => ({
  id,
  role,
  isGuest: email === null,
  createdAt: created_at,
});
