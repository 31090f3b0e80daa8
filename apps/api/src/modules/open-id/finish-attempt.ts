import type { OpenIdSuccess } from '@morsel/sdk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONFIRMATION_MS } from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { Attempt } from './attempt.ts';
import { confirmWithIdentity } from './confirm-with-identity.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';
import { linkIdentity } from './link-identity.ts';
import { OpenIdError } from './open-id-error.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

type Environment = Pick<Deps, 'db' | 'now'> & { readonly limits: Limiter };

/** Somebody has come back from the identity provider, which has said who they are. */
export type Arrived = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly provider: IdentityProvider;
  readonly identity: Identity;
};

/**
 * Does what the attempt was for.
 *
 * @throws OpenIdError when it may not be.
 */
export function finishAttempt(
  env: Environment,
  attempt: Attempt,
  arrived: Arrived,
): Promise<OpenIdSuccess> {
  switch (attempt.purpose) {
    case 'sign-in':
      return signIn(env, arrived);
    case 'link':
      return link(env, attempt, arrived);
    case 'confirm':
      return confirm(env, attempt, arrived);
  }
}

async function signIn(
  { db, limits, now }: Environment,
  { request, reply, provider, identity }: Arrived,
): Promise<OpenIdSuccess> {
  const { guestId, ip: address } = request;
  const arrival = { identity, settings: provider.settings, guestId, address, now: now() };
  const { entry, outcome, isRoleChanged } = await signInWithIdentity({ db, limits }, arrival);
  if (entry.userId === guestId) reply.forgetGuest();
  const isProved = identity.provedAt !== null && identity.provedAt >= now() - CONFIRMATION_MS;
  await reply.startSession(entry, { isByOpenId: true, isUnproved: !isProved });
  request.noteSecurity(outcome === 'signed-up' ? 'signed-up' : 'signed-in');
  if (outcome === 'joined') request.noteSecurity('open-id-linked');
  if (isRoleChanged) request.noteSecurity('role-changed');
  if (isRoleChanged && identity.groups === null) {
    const { groupsClaim } = provider.settings;
    request.log.warn({ groupsClaim }, 'an admin is none any more: the provider tells no groups');
  }
  return outcome;
}

async function link(
  { db, now }: Environment,
  attempt: Attempt,
  { request, provider, identity }: Arrived,
): Promise<OpenIdSuccess> {
  const session = requireSession(attempt, request);
  const { issuer } = provider.settings;
  await linkIdentity(db, { ...session, issuer, identity, now: now() });
  request.noteSecurity('open-id-linked');
  return 'linked';
}

async function confirm(
  { db, now }: Environment,
  attempt: Attempt,
  { request, provider, identity }: Arrived,
): Promise<OpenIdSuccess> {
  const session = requireSession(attempt, request);
  const { issuer } = provider.settings;
  await confirmWithIdentity(db, { ...session, issuer, identity, now: now() });
  request.noteSecurity('confirmed');
  return 'confirmed';
}

/** The session that began the attempt, if it is still that of this browser. */
function requireSession({ sessionId }: Attempt, { reader, openSession }: FastifyRequest) {
  if (reader === null || openSession === null || openSession.publicId !== sessionId) {
    throw new OpenIdError('session-over');
  }
  return { userId: reader.id, publicId: openSession.publicId };
}
