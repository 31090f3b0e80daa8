import { READWISE_PATH } from '@morsel/sdk/domain';
import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer(?: +(.*))?$/i;

/** What a request calls its access token (`Authorization: Bearer`); undefined where it has none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const found = BEARER.exec(authorization.trim());
  return found === null ? undefined : (found[1] ?? '');
}

const READWISE = /^token +(\S+)$/i;

/** The same as those send it who send highlights (`Authorization: Token`), to where they send them alone. */
export function readwiseTokenOf({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string | undefined {
  if (routeOptions.url?.startsWith(`${READWISE_PATH}/`) !== true) return undefined;
  return READWISE.exec(headers.authorization?.trim() ?? '')?.[1];
}

/** Whether a request comes by an access token, which no page has but those that were given it. */
export const comesByToken = (request: FastifyRequest): boolean =>
  bearerOf(request) !== undefined || readwiseTokenOf(request) !== undefined;
