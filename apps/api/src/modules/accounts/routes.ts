import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { deleteSessionsOf } from '../../database/session-store.ts';
import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import { requireUser } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';
import { checkedSignUp } from './account-fields.ts';
import { comparableEmail } from './account-rules.ts';
import { createGuest } from './create-guest.ts';
import { hashPassword } from './password-hash.ts';
import { readSignInOptions } from './read-sign-in-options.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export function registerAccountsRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  limits: Limiter,
): void {
  route(app, endpoints.createDemoUser, async ({ request, reply }) => {
    if (request.guestId !== null) return { id: request.guestId };
    await limits.guest(request.ip);
    const guest = await db.transaction().execute((tx) => createGuest(tx, now()));
    reply.rememberGuest(guest.token);
    return { id: guest.id };
  });

  route(app, endpoints.getSignInOptions, async () => readSignInOptions());

  route(app, endpoints.signUp, async ({ body, request, reply }) => {
    const { name, email, password } = checkedSignUp(body);
    await limits.signUp(request.ip);
    const account = { name, email, passwordHash: await hashPassword(password) };
    const id = await signUp(db, { account, guestId: request.guestId, now: now() });
    if (id === request.guestId) reply.forgetGuest();
    await reply.startSession(id);
    return presentUser(await requireUser(db, id));
  });

  route(app, endpoints.signIn, async ({ body, request, reply }) => {
    const attempt = await limits.signIn({
      email: comparableEmail(body.email),
      address: request.ip,
    });
    const id = await signIn(db, body);
    await attempt.giveBack();
    await reply.startSession(id);
    return presentUser(await requireUser(db, id));
  });

  route(app, endpoints.logout, async ({ reply }) => {
    await reply.endSession();
    return { ok: true };
  });

  route(app, endpoints.logoutEverywhere, async ({ reader, reply }) => {
    await deleteSessionsOf(db, reader.id);
    await reply.endSession();
    return { ok: true };
  });
}
