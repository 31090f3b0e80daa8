import { createHash } from 'node:crypto';

/** How session ids and guest tokens are stored; they are long and random, so no salt is needed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
