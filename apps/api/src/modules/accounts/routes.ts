import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { deleteSessionsOf } from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { actCounted } from '../../http/limits/take-uses.ts';
import { route } from '../../http/routing.ts';
import { wideNetworkOf } from '../../network-of.ts';
import { requireUser } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';
import { checkedSignUp } from './account-fields.ts';
import { createGuest } from './create-guest.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordRules } from './password-rules.ts';
import { readSignInOptions } from './read-sign-in-options.ts';
import { requirePasswordForm } from './require-password-form.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

type Environment = {
  readonly limits: Limiter;
  readonly rules: PasswordRules;
  /** Whether browsers have passkeys where the request came to. */
  readonly hasPasskeys: (request: FastifyRequest) => boolean;
  /** Where whoever has logged out here logs out of the identity provider; undefined where they do not. */
  readonly whereToLogOut: (request: FastifyRequest) => Promise<string | undefined>;
};

export function registerAccountsRoutes(
  app: FastifyInstance,
  deps: Deps,
  { limits, rules, whereToLogOut, hasPasskeys }: Environment,
): void {
  const { db, now } = deps;

  route(app, endpoints.createDemoUser, async ({ request, reply }) => {
    if (request.guestId !== null) return { id: request.guestId };
    await limits.guest(request.ip);
    const guest = await db.transaction().execute((tx) => createGuest(tx, now()));
    request.noteSecurity('guest-made');
    reply.rememberGuest(guest.token);
    return { id: guest.id };
  });

  route(app, endpoints.getSignInOptions, async ({ request }) =>
    readSignInOptions(deps, {
      passwordPolicy: rules.policy,
      hasPasskeys: hasPasskeys(request),
    }),
  );

  route(app, endpoints.signUp, async ({ body, request, reply }) => {
    requirePasswordForm(deps);
    const { password, ...fields } = checkedSignUp(body, rules);
    const use = await limits.signUp(request.ip);
    const passwordHash = await actCounted(use, () =>
      hashPassword(password, { line: 'signUp', id: wideNetworkOf(request.ip) }),
    );
    const account = { ...fields, passwordHash };
    const entry = await signUp(db, { account, guestId: request.guestId, now: now() });
    if (entry.userId === request.guestId) reply.forgetGuest();
    await reply.startSession(entry);
    return presentUser(await requireUser(db, entry.userId));
  });

  route(app, endpoints.signIn, async ({ body, request, reply }) => {
    requirePasswordForm(deps);
    const deviceIdOf = (userId: number) => request.deviceIdOf(userId);
    const entry = await signIn({ db, limits }, { ...body, address: request.ip, deviceIdOf });
    await reply.startSession(entry);
    return presentUser(await requireUser(db, entry.userId));
  });

  route(app, endpoints.logout, async ({ request, reply }) => {
    const { isByOpenId, userId } = request.session;
    if (userId !== undefined) request.noteSecurity('signed-out');
    await reply.endSession();
    const continueAt = isByOpenId === true ? await whereToLogOut(request) : undefined;
    return { ok: true, ...(continueAt !== undefined && { continueAt }) };
  });

  route(app, endpoints.logoutEverywhere, async ({ reader, reply }) => {
    await deleteSessionsOf(db, reader.id);
    await reply.endSession();
    return { ok: true };
  });
}
