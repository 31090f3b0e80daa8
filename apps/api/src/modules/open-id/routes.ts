import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { NotFoundError, UnavailableError } from '../../errors.ts';
import type { ServedAt } from '../../http/public-origin.ts';
import { route } from '../../http/routing.ts';
import type { OfferedWays } from '../accounts/offered-ways.ts';
import { takeWayToSignIn } from '../accounts/take-way-to-sign-in.ts';
import { ATTEMPT_MS, type Attempt } from './attempt.ts';
import { callbackAddress } from './callback-address.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import { deleteLink } from './queries.ts';
import { readSignInWays } from './read-sign-in-ways.ts';

type Environment = {
  readonly servedAt: ServedAt;
  readonly offeredTo: (request: FastifyRequest) => OfferedWays;
};

/** The calls by which an attempt begins, and what there is to say of links. */
export function registerOpenIdRoutes(
  app: FastifyInstance,
  deps: Deps,
  { servedAt, offeredTo }: Environment,
): void {
  const { db, now } = deps;

  async function begin(purpose: Attempt['purpose'], request: FastifyRequest, reply: FastifyReply) {
    const provider = requireProvider(deps);
    const secrets = provider.newSecrets();
    const callback = callbackAddress(servedAt, request);
    const isProof = purpose === 'confirm';
    const url = await answered(provider.addressFor(secrets, { callback, isProof }), provider);
    const sessionId = purpose === 'sign-in' ? null : (request.openSession?.publicId ?? null);
    const attempt: Attempt = { ...secrets, purpose, callback, sessionId, startedAt: now() };
    reply.keepAttempt(JSON.stringify(attempt), ATTEMPT_MS);
    return { url };
  }

  route(app, endpoints.signInWithOpenId, ({ request, reply }) => begin('sign-in', request, reply));
  route(app, endpoints.confirmWithOpenId, ({ request, reply }) => begin('confirm', request, reply));
  route(app, endpoints.linkOpenId, ({ request, reply }) => begin('link', request, reply));

  route(app, endpoints.unlinkOpenId, async ({ reader, request }) => {
    const { issuer } = requireProvider(deps).settings;
    const userId = reader.id;
    const offered = offeredTo(request);
    return db.transaction().execute(async (tx) => {
      await takeWayToSignIn(tx, { userId, offered }, () => deleteLink(tx, { userId, issuer }));
      return readSignInWays(tx, { userId, offered, isConfirmed: isConfirmed(request) });
    });
  });

  route(app, endpoints.getSignInWays, ({ reader, request }) =>
    readSignInWays(db, {
      userId: reader.id,
      offered: offeredTo(request),
      isConfirmed: isConfirmed(request),
    }),
  );
}

const isConfirmed = ({ openSession }: FastifyRequest) => openSession?.isConfirmed === true;

function requireProvider({ identityProvider }: Deps): IdentityProvider {
  if (identityProvider !== undefined) return identityProvider;
  throw new NotFoundError('Nobody signs in by OpenID Connect here');
}

/** What the provider has answered; readers hear of it in its name when it does not. */
async function answered(
  address: Promise<string>,
  { settings: { name } }: IdentityProvider,
): Promise<string> {
  try {
    return await address;
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    throw new UnavailableError(`${name} cannot be reached at the moment`, { cause: error });
  }
}
