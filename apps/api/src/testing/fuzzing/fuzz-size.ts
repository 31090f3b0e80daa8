import { MINUTE_MS } from '@morsel/sdk/domain';

const FEW = 600;
const MS_PER_REQUEST = 100;
const LEAST_PATIENCE_MS = MINUTE_MS;

/**
 * How much the fuzz test does: a little, unless FUZZ_REQUESTS says otherwise. `patienceMs` is far more
 * than it takes.
 */
export function fuzzSize(): { requests: number; patienceMs: number } {
  const requests = Number(process.env['FUZZ_REQUESTS'] ?? FEW);
  return { requests, patienceMs: Math.max(LEAST_PATIENCE_MS, requests * MS_PER_REQUEST) };
}
