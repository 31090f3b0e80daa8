import { vi } from 'vitest';

/** Room for a busy machine: nothing is judged by the time it takes. */
const PATIENCE_MS = 30_000;

/** Looks again until it no longer throws, and returns what it found. */
export function until<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: PATIENCE_MS });
}
