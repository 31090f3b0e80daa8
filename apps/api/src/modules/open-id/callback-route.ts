import { OPEN_ID_CALLBACK, type OpenIdFailure, type OpenIdSuccess } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { ATTEMPT_MS, type Attempt, attemptIn } from './attempt.ts';
import { type Arrived, finishAttempt } from './finish-attempt.ts';
import type { Identity } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import { tellFailure } from './tell-failure.ts';

type Environment = Deps & { readonly limits: Limiter };

type Coming = Omit<Arrived, 'identity'>;

/**
 * Where browsers come back to from the identity provider. Whatever came of it, they are led on to a
 * screen of Morsel that says it, and to nowhere else. To be added where sessions are.
 */
export function registerOpenIdCallback(app: FastifyInstance, env: Environment): void {
  const { identityProvider: provider } = env;
  app.route({
    method: 'GET',
    url: OPEN_ID_CALLBACK,
    exposeHeadRoute: false,
    // The address has a code in it, which is for no log.
    logSerializers: { req: ({ method }) => ({ method, url: OPEN_ID_CALLBACK }) },
    handler: async (request, reply) => {
      const attempt = provider === undefined ? undefined : attemptIn(request.readAttempt());
      reply.forgetAttempt();
      const outcome =
        provider === undefined || attempt === undefined
          ? 'expired'
          : await outcomeOf(env, attempt, { request, reply, provider });
      return reply.redirect(`${screenOf(attempt)}#openid=${outcome}`, 303);
    },
  });
}

const screenOf = (attempt: Attempt | undefined) =>
  attempt === undefined || attempt.purpose === 'sign-in' ? '/signin' : '/settings';

async function outcomeOf(
  env: Environment,
  attempt: Attempt,
  coming: Coming,
): Promise<OpenIdSuccess | OpenIdFailure> {
  try {
    const use = await env.limits.openIdReturn(coming.request.ip);
    try {
      const identity = await identify(env, attempt, coming);
      const outcome = await finishAttempt(env, attempt, { ...coming, identity });
      await use.giveBack();
      return outcome;
    } catch (error) {
      if (isNobodysFault(error)) await use.giveBack();
      throw error;
    }
  } catch (error) {
    return tellFailure(coming.request, error);
  }
}

/** Where the provider is out of order, a whole school would use its tries up. */
const isNobodysFault = (error: unknown) =>
  error instanceof OpenIdError && error.failure === 'unavailable';

function identify(
  { now }: Deps,
  attempt: Attempt,
  { request, provider }: Coming,
): Promise<Identity> {
  const answer = new URL(attempt.callback);
  answer.search = new URL(request.url, attempt.callback).search;
  // Begun in another tab since, or made up by somebody else.
  const isOther = answer.searchParams.get('state') !== attempt.state;
  if (isOther) request.noteSecurity('credentials-refused');
  if (isOther || now() > attempt.startedAt + ATTEMPT_MS) throw new OpenIdError('expired');
  return provider.identify(answer, { secrets: attempt, isProof: attempt.purpose === 'confirm' });
}
