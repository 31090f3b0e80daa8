import { Signer } from '@fastify/cookie';

import { secretHash } from '../../database/secret-hash.ts';

/** So many who ask are known without looking: beyond that, those known longest make room. */
export const MOST_KNOWN = 10_000;

/**
 * Reads the hash of a session's id, by which it is found, from its signed cookie; undefined when it
 * is not signed by this server. What a cookie says never changes, whatever becomes of its session, so
 * it is worked out once for those who ask.
 */
export function sessionCookieReader(secret: string): (cookie: string) => string | undefined {
  const signer = new Signer(secret);
  const kept = new Map<string, string>();
  return (cookie) => {
    const known = kept.get(cookie);
    if (known !== undefined) return known;
    const { valid, value } = signer.unsign(cookie);
    if (!valid) return undefined;
    const hash = secretHash(value);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KNOWN && oldest !== undefined) kept.delete(oldest);
    kept.set(cookie, hash);
    return hash;
  };
}
