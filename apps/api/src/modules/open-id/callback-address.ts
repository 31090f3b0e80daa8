import { OPEN_ID_CALLBACK } from '@morsel/sdk/domain';
import type { FastifyRequest } from 'fastify';

import { ConflictError } from '../../errors.ts';
import { basePathOf } from '../../http/base-path.ts';
import { type ServedAt, trustedOrigin } from '../../http/public-origin.ts';

/**
 * The address to which the provider leads back: a fixed one below the public address, which it knows.
 * Without a public address, the one that nobody but the operator can have chosen.
 *
 * @throws ConflictError where that is not known, or the browser has Morsel open at another address, at
 *   which what it keeps for the way back would not be found.
 */
export function callbackAddress(
  servedAt: ServedAt,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'headers' | 'socket'>,
): string {
  const origin = trustedOrigin(servedAt, request);
  if (origin === undefined) {
    throw new ConflictError('Whoever runs this Morsel has to set its PUBLIC_URL for this');
  }
  const { origin: openedAt = origin } = request.headers;
  if (openedAt !== origin) throw new ConflictError(`Open Morsel at ${origin} to sign in this way`);
  return origin + basePathOf(servedAt.publicUrl) + OPEN_ID_CALLBACK;
}
