import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { NotFoundError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import type { OfferedWays } from '../accounts/offered-ways.ts';
import { requireUser } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';
import { addPasskey, requestNewPasskey } from './add-passkey.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { presentPasskey } from './present-passkey.ts';
import { findPasskeys } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { requestConfirmation, requestSignIn } from './request-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

type Environment = {
  readonly limits: Limiter;
  /** The site of a request; undefined where browsers have no passkeys. */
  readonly partyOf: (request: FastifyRequest) => RelyingParty | undefined;
  readonly offeredTo: (request: FastifyRequest) => OfferedWays;
};

/** To be added where sessions are. */
export function registerPasskeysRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, partyOf, offeredTo }: Environment,
): void {
  const requireParty = (request: FastifyRequest): RelyingParty => {
    const party = partyOf(request);
    if (party === undefined) {
      throw new NotFoundError('There are no passkeys here: they need https, or localhost');
    }
    return party;
  };

  registerProofs(app, { db, now }, { limits, requireParty });

  route(app, endpoints.createPasskeyChallenge, async ({ reader, request }) => {
    const party = requireParty(request);
    await limits.challenge(reader.id);
    return requestNewPasskey(db, { userId: reader.id, party, now: now() });
  });

  route(app, endpoints.addPasskey, async ({ reader, body, request }) => {
    const party = requireParty(request);
    const publicId = request.openSession?.publicId ?? '';
    const device = request.session.device ?? null;
    const asked = { userId: reader.id, publicId, party, now: now() };
    return addPasskey(db, { ...asked, attestation: body, device });
  });

  route(app, endpoints.listPasskeys, async ({ reader }) =>
    (await findPasskeys(db, reader.id)).map(presentPasskey),
  );

  route(app, endpoints.renamePasskey, ({ reader, params, body }) =>
    renamePasskey(db, { userId: reader.id, id: params.passkeyId, name: body.name }),
  );

  route(app, endpoints.removePasskey, ({ reader, params, request }) => {
    const removal = { userId: reader.id, id: params.passkeyId, offered: offeredTo(request) };
    return db.transaction().execute((tx) => removePasskey(tx, removal));
  });
}

type Proving = {
  readonly limits: Limiter;
  readonly requireParty: (request: FastifyRequest) => RelyingParty;
};

/** The calls by which a passkey says who somebody is. */
function registerProofs(
  app: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { limits, requireParty }: Proving,
): void {
  route(app, endpoints.createSignInChallenge, async ({ request }) => {
    const party = requireParty(request);
    await limits.signInChallenge(request.ip);
    return requestSignIn(db, { party, now: now() });
  });

  route(app, endpoints.signInWithPasskey, async ({ body, request, reply }) => {
    const proof = { assertion: body, party: requireParty(request), now: now() };
    const entry = await signInWithPasskey({ db, limits }, { ...proof, address: request.ip });
    await reply.startSession(entry);
    return presentUser(await requireUser(db, entry.userId));
  });

  route(app, endpoints.createConfirmationChallenge, async ({ reader, request }) => {
    const party = requireParty(request);
    await limits.challenge(reader.id);
    return requestConfirmation(db, { userId: reader.id, party, now: now() });
  });

  route(app, endpoints.confirmWithPasskey, async ({ reader, body, request }) => {
    const party = requireParty(request);
    const publicId = request.openSession?.publicId ?? '';
    const proof = { assertion: body, party, now: now(), userId: reader.id, publicId };
    await confirmWithPasskey({ db, limits }, proof);
    return { ok: true };
  });
}
