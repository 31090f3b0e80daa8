import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { countUse } from '../../database/use-counters.ts';
import type { Limit } from './limits.ts';
import { type Quota, type UseNow, counterKey, quotaOf } from './take-uses.ts';

const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

/**
 * So many uses in a window may follow each other at once. After the last of them comes a pause, and
 * a pause twice as long after each use beyond it, up to a longest: nothing is closed for longer, and
 * whoever goes on and on gets through a hundred times a day.
 */
export function slowingQuota(subject: string, { most, windowMs }: Limit, use: UseNow): Quota {
  const usesKey = counterKey(use.secret, 'uses', subject);
  const pauseAfter = (uses: number): Quota =>
    quotaOf(
      counterKey(use.secret, 'pause', subject),
      { most: 1, windowMs: pauseMs(Math.max(0, uses - most)) },
      use,
    );
  return {
    check: (db) => pauseAfter(most).check(db),
    async count(tx: Tx) {
      const { now } = use;
      const { count, endsAt } = await countUse(tx, { key: usesKey, now, endsAt: now + windowMs });
      const pause = count < most ? [] : await pauseAfter(count).count(tx);
      return [{ key: usesKey, endsAt }, ...pause];
    },
  };
}

/** Of the pause after so many uses beyond those that are free. */
const pauseMs = (beyond: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** beyond);
