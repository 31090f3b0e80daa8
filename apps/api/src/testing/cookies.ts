import type { LightMyRequestResponse } from 'fastify';

/** The session cookie of an answer, as a browser sends it back; '' where the answer sets none. */
export function sessionCookie({ cookies }: LightMyRequestResponse): string {
  const found = cookies.find(({ name }) => name.endsWith('morsel_session'));
  return found === undefined ? '' : `${found.name}=${encodeURIComponent(found.value)}`;
}
