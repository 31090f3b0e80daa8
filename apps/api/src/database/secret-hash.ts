import { hash } from 'node:crypto';

/** How session ids and guest tokens are stored; they are long and random, so no salt is needed. */
export function secretHash(secret: string): string {
  return hash('sha256', secret);
}
