import type { FastifyRequest } from 'fastify';

import { findIdentities, type IdentityRow } from '../../database/identities.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { isOrphanedSession } from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../reader.ts';
import { bearerOf } from './bearer.ts';
import { GUEST_COOKIE, SESSION_COOKIE } from './cookies.ts';
import type { IdentityMemory } from './identity-memory.ts';
import { sessionCookieReader } from './session-cookie.ts';

/** Who makes a request. */
export type Identity = {
  readonly reader: Reader | null;
  readonly account: IdentityRow | undefined;
  readonly guest: IdentityRow | undefined;
  readonly isAccountDeleted: boolean;
  /** Somebody is known by each of the cookies. */
  readonly isWhole: boolean;
};

/**
 * Tells who makes a request: at once where that is known already or there is no cookie, else with one
 * query, a second one for sessions that are over.
 */
export type Identify = (request: FastifyRequest) => Identity | Promise<Identity>;

const NOBODY: Identity = {
  reader: null,
  account: undefined,
  guest: undefined,
  isAccountDeleted: false,
  isWhole: true,
};

type Hashes = { readonly session: string | undefined; readonly guest: string | undefined };

export function identifier(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { secret, memory }: { readonly secret: string; readonly memory: IdentityMemory },
): Identify {
  const hashIn = sessionCookieReader(secret);
  return (request) => {
    // Whoever comes with an access token comes with nothing else.
    if (bearerOf(request) !== undefined) return NOBODY;
    const { cookies } = request;
    const token = cookies[GUEST_COOKIE];
    const cookie = cookies[SESSION_COOKIE];
    const session = cookie === undefined ? undefined : hashIn(cookie);
    if (token === undefined && session === undefined) return NOBODY;
    const guest = token === undefined ? undefined : secretHash(token);
    const hashes = `${session ?? ''} ${guest ?? ''}`;
    return memory.known(hashes, now()) ?? memory.find(hashes, () => find({ session, guest }));
  };

  async function find({ session, guest: guestHash }: Hashes): Promise<Identity> {
    const rows = await findIdentities(db, {
      sessionHash: session ?? '',
      guestHash: guestHash ?? '',
      now: now(),
    });
    const guest = rows.find(({ via }) => via === 'guest');
    const account = rows.find(({ via }) => via === 'session');
    const reader = account ?? guest;
    const isSessionOver = session !== undefined && account === undefined;
    return {
      reader: reader === undefined ? null : readerOf(reader),
      account,
      guest,
      isAccountDeleted:
        isSessionOver && (await isOrphanedSession(db, { idHash: session, now: now() })),
      isWhole: !isSessionOver && (guestHash === undefined || guest !== undefined),
    };
  }
}

const readerOf = ({ id, role, email, createdAt }: IdentityRow): Reader => ({
  id,
  role,
  isGuest: email === null,
  createdAt,
});
