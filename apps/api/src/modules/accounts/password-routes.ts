import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import { requireUser } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';
import { changePassword } from './change-password.ts';
import type { PasswordRules } from './password-rules.ts';
import { makeResetLink, resetPassword } from './reset-links.ts';

type Environment = {
  readonly limits: Limiter;
  readonly rules: PasswordRules;
  /** Under which readers reach the server; throws where that is not known for sure. */
  readonly linkAddressOf: (request: FastifyRequest) => string;
};

/** To be added where sessions are. */
export function registerPasswordRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, rules, linkAddressOf }: Environment,
): void {
  route(app, endpoints.changePassword, async ({ reader, body, request, reply }) => {
    const isConfirmed = request.openSession?.isConfirmed === true;
    const change = { ...body, id: reader.id, isConfirmed, address: request.ip };
    await reply.startSession(await changePassword({ db, limits, rules }, change));
    return { ok: true };
  });

  route(app, endpoints.createResetLink, ({ body, request }) =>
    makeResetLink(db, { email: body.email, address: linkAddressOf(request), now: now() }),
  );

  route(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    const entry = await resetPassword({ db, rules }, { ...body, address: request.ip, now: now() });
    await reply.startSession(entry);
    return presentUser(await requireUser(db, entry.userId));
  });
}
