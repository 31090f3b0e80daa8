import { HOUR_MS, SECOND_MS } from '@morsel/sdk/domain';

import type { Answered } from './ask-sync-server.ts';

/** As long as a server that fails is left alone at most: it may ask for years. */
const LONGEST_MS = 5 * HOUR_MS;

/** By these a server may say when to come back (RFC 9110, 10.2.3, and RFC 6585). */
const WITH_RETRY_AFTER = new Set([429, 503]);

/** When a server wants to be asked again (epoch ms); 0 where it does not say. `now` in epoch ms. */
export function retryAfterOf(answered: Answered, now: number): number {
  if (answered.status === null || !WITH_RETRY_AFTER.has(answered.status)) return 0;
  const said = answered.headers['retry-after']?.trim() ?? '';
  const at = /^\d+$/.test(said) ? now + Number(said) * SECOND_MS : Date.parse(said);
  return Number.isNaN(at) ? 0 : Math.min(at, now + LONGEST_MS);
}
