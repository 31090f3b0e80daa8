import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import { DAY_S, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { SESSION_LIFETIME_MS } from '../../database/session-store.ts';
import { atOnce } from '../at-once.ts';

/** Browsers keep no cookie for longer. */
const MOST_DAYS = 400;

/** Their names within the server; over https browsers know them as `boundName` says. */
export const SESSION_COOKIE = 'morsel_session';
export const GUEST_COOKIE = 'morsel_guest';
export const DEVICE_COOKIE = 'morsel_device';
export const ATTEMPT_COOKIE = 'morsel_attempt';

const COOKIES = [SESSION_COOKIE, GUEST_COOKIE, DEVICE_COOKIE, ATTEMPT_COOKIE, SIGNED_IN_COOKIE];

/** Over https `secure` is set where the cookie is sent. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: 'auto',
} as const satisfies CookieSerializeOptions;

/** Of what a device keeps for as long as it can. */
export const lastingCookieOptions = { ...cookieOptions, maxAge: MOST_DAYS * DAY_S } as const;

/** As long as a session; the pages of the device read it. */
export const hintCookieOptions = {
  ...cookieOptions,
  httpOnly: false,
  maxAge: SESSION_LIFETIME_MS / 1000,
} as const;

/** Browsers take a cookie of such a name over https alone, and from this very host. */
export const boundName = (name: string) => `__Host-${name}`;

/**
 * Adds cookies, whose flags and names follow the protocol of the request: https where a trusted
 * proxy says so or the public address is an https one. Over plain http, as on one's own machine,
 * they go without.
 */
export async function addCookies(
  scope: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  const isPublicSecure = publicUrl?.startsWith('https:') === true;
  await scope.register(fastifyCookie);
  scope.addHook(
    'onRequest',
    atOnce((request, reply) => {
      if (isPublicSecure || request.protocol === 'https') bindCookies(request, reply);
    }),
  );
}

function bindCookies(request: FastifyRequest, reply: FastifyReply): void {
  // A cookie without the prefix may come from a neighbour under the same domain.
  request.cookies = Object.fromEntries(
    COOKIES.flatMap((name) => {
      const value = request.cookies[boundName(name)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const setCookie = reply.setCookie.bind(reply);
  const clearCookie = reply.clearCookie.bind(reply);
  reply.setCookie = (name, value, options) =>
    setCookie(boundName(name), value, { ...options, secure: true });
  reply.clearCookie = (name, options) => clearCookie(boundName(name), { ...options, secure: true });
}
