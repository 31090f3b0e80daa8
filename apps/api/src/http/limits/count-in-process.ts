import { LimitReachedError } from '../../errors.ts';
import type { Limit } from './limits.ts';

/**
 * Counts in this process alone: it is about its load, and a row for each write would double what
 * it costs. All who are counted share one window, so that forgetting it is forgetting everything. A clock that is set
 * back begins a new one.
 *
 * @returns counts a use of somebody by their id, at an epoch ms; throws LimitReachedError beyond the limit.
 */
export function countInProcess({ most, windowMs }: Limit): (id: number, at: number) => void {
  const uses = new Map<number, number>();
  let endsAt = 0;
  return (id, at) => {
    const isSetBack = endsAt - at > windowMs;
    if (at >= endsAt || isSetBack) {
      uses.clear();
      endsAt = at + windowMs;
    }
    const count = (uses.get(id) ?? 0) + 1;
    uses.set(id, count);
    if (count > most) throw new LimitReachedError('That was a lot at once.', endsAt - at);
  };
}
