import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import { DAY_S, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { SESSION_LIFETIME_MS } from '../../database/session-store.ts';
import { atOnce } from '../at-once.ts';
import { basePathOf } from '../base-path.ts';

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

/**
 * Browsers take a cookie of such a name over https alone, and `__Host-` from this very host and for all of it;
 * one for a path can have the weaker `__Secure-` at most, so a neighbour under the same domain may set it.
 */
export const boundName = (name: string, basePath = '') =>
  basePath === '' ? `__Host-${name}` : `__Secure-${name}`;

/**
 * Adds cookies, whose flags and names follow the protocol of the request: https where a trusted
 * proxy says so or the public address is an https one. Over plain http, as on one's own machine,
 * they go without. Below a base path they are sent there alone.
 */
export async function addCookies(
  scope: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  const isPublicSecure = publicUrl?.startsWith('https:') === true;
  const basePath = basePathOf(publicUrl);
  await scope.register(fastifyCookie);
  scope.addHook(
    'onRequest',
    atOnce((request, reply) => {
      if (basePath !== '') writeCookies(reply, (name) => name, { path: `${basePath}/` });
      if (isPublicSecure || request.protocol === 'https') bindCookies(request, reply, basePath);
    }),
  );
}

function bindCookies(request: FastifyRequest, reply: FastifyReply, basePath: string): void {
  // A cookie without the prefix may come from a neighbour under the same domain.
  request.cookies = Object.fromEntries(
    COOKIES.flatMap((name) => {
      const value = request.cookies[boundName(name, basePath)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  writeCookies(reply, (name) => boundName(name, basePath), { secure: true });
}

/** Has a reply write its cookies under other names and with these options. */
function writeCookies(
  reply: FastifyReply,
  nameOf: (name: string) => string,
  always: CookieSerializeOptions,
): void {
  const setCookie = reply.setCookie.bind(reply);
  const clearCookie = reply.clearCookie.bind(reply);
  reply.setCookie = (name, value, options) =>
    setCookie(nameOf(name), value, { ...options, ...always });
  reply.clearCookie = (name, options) => clearCookie(nameOf(name), { ...options, ...always });
}
