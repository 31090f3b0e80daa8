import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import {
  endOtherSessionsOf,
  endSessionOf,
  findOpenSessions,
} from '../../database/open-sessions.ts';
import type { Deps } from '../../deps.ts';
import { NotFoundError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import { confirmWithPassword } from './confirm-with-password.ts';
import { presentSessions } from './present-sessions.ts';

/** To be added where sessions are. */
export function registerSessionRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  limits: Limiter,
): void {
  route(app, endpoints.listSessions, async ({ reader, request }) =>
    presentSessions(
      await findOpenSessions(db, { userId: reader.id, now: now() }),
      request.openSession?.publicId,
    ),
  );

  route(app, endpoints.endSession, async ({ reader, params, request, reply }) => {
    const publicId = params.sessionId;
    if (!(await endSessionOf(db, { userId: reader.id, publicId }))) {
      throw new NotFoundError('You have no such session');
    }
    if (publicId === request.openSession?.publicId) await reply.endSession();
    return { ok: true };
  });

  route(app, endpoints.endOtherSessions, async ({ reader, request }) => {
    const publicId = request.openSession?.publicId ?? '';
    return { ended: await endOtherSessionsOf(db, { userId: reader.id, publicId }) };
  });

  route(app, endpoints.confirm, async ({ reader, body, request }) => {
    const publicId = request.openSession?.publicId ?? '';
    const proof = { userId: reader.id, publicId, password: body.password };
    const asked = { address: request.ip, now: now() };
    await confirmWithPassword({ db, limits }, { ...proof, ...asked });
    return { ok: true };
  });
}
