import { OPEN_ID_CALLBACK } from '@morsel/sdk/domain';
import type { FastifyRequest } from 'fastify';

import { ConflictError } from '../../errors.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import { isLocalHost } from './provider-address.ts';

/**
 * The address to which the provider leads back: a fixed one below the public address, which it knows.
 * Without a public address, that of a server on one's own machine.
 *
 * @throws ConflictError where that is not known, or the browser has Morsel open at another address, at
 *   which what it keeps for the way back would not be found.
 */
export function callbackAddress(
  publicUrl: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname' | 'headers'>,
): string {
  const origin = publicOrigin(publicUrl, request);
  if (origin === undefined || (publicUrl === undefined && !isLocalHost(request.hostname))) {
    throw new ConflictError('Whoever runs this Morsel has to set its PUBLIC_URL for this');
  }
  const { origin: openedAt = origin } = request.headers;
  if (openedAt !== origin) throw new ConflictError(`Open Morsel at ${origin} to sign in this way`);
  return origin + OPEN_ID_CALLBACK;
}
