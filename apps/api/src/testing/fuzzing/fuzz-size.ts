import { MINUTE_MS } from '@morsel/sdk/domain';

const FEW = 600;
const MS_PER_REQUEST = 100;
const LEAST_PATIENCE_MS = MINUTE_MS;

/**
 * How much the fuzz test does: a little, always the same, unless FUZZ_REQUESTS and FUZZ_SEED say
 * otherwise. `patienceMs` is far more than it takes.
 */
export function fuzzSize(): { requests: number; seed: number; patienceMs: number } {
  const requests = Number(process.env['FUZZ_REQUESTS'] ?? FEW);
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
  return { requests, seed, patienceMs: Math.max(LEAST_PATIENCE_MS, requests * MS_PER_REQUEST) };
}
