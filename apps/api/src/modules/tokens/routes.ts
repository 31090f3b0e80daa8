import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { NotFoundError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { actCounted } from '../../http/limits/take-uses.ts';
import { route } from '../../http/routing.ts';
import { createToken } from './create-token.ts';
import { presentToken } from './present-token.ts';
import { deleteToken, findTokens } from './queries.ts';

export function registerTokensRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  limits: Limiter,
): void {
  route(app, endpoints.listTokens, async ({ reader }) =>
    (await findTokens(db, reader.id)).map(presentToken),
  );

  route(app, endpoints.createToken, async ({ reader, body, request }) => {
    const publicId = request.openSession?.publicId ?? '';
    const use = await limits.accessToken(reader);
    const made = await actCounted(use, () =>
      createToken(db, { reader, publicId, wanted: body, now: now() }),
    );
    request.noteSecurity('token-made', { tokenId: made.id });
    return made;
  });

  route(app, endpoints.revokeToken, async ({ reader, params, request }) => {
    if (!(await deleteToken(db, { userId: reader.id, id: params.tokenId }))) {
      throw new NotFoundError('You have no such access token');
    }
    request.noteSecurity('token-revoked', { tokenId: params.tokenId });
    return { ok: true };
  });
}
