import { createHmac } from 'node:crypto';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { type CountedUse, countUse, findUse, giveUseBack } from '../../database/use-counters.ts';
import type { Deps } from '../../deps.ts';
import { LimitReachedError } from '../../errors.ts';
import type { Limit, LimitName, Limits } from './limits.ts';

/** A use that was counted; what should not have counted is given back. */
export type Use = { giveBack(): Promise<void> };

export type CountedKey = { readonly key: string; readonly endsAt: number };

/** How much of something somebody may use within a time: uses are counted under its key. */
export type Quota = {
  /** Finds by reading alone that there is no room left. */
  check(db: Db): Promise<void>;
  /** Counts a use, and refuses by throwing; returns under what. */
  count(tx: Tx): Promise<CountedKey[]>;
};

/** What counting takes. */
export type LimiterDeps = Pick<Deps, 'db' | 'now'> & {
  /** The server's, without which nobody can tell whose uses are counted. */
  readonly secret: string;
};

export type UseNow = {
  /** What is used, for those who have to wait for it. */
  readonly what: string;
  /** Epoch ms. */
  readonly now: number;
} & Pick<LimiterDeps, 'secret'>;

/**
 * Under which uses are counted: the e-mail and IP addresses of strangers are nobody's to read. There are so few of
 * these that hashes alone could be tried out.
 */
export const counterKey = (secret: string, limit: string, subject: string | number) =>
  createHmac('sha256', secret).update(`uses: ${limit} ${subject}`).digest('hex');

/** One of the limits, as it holds for somebody or something. */
export type CountedLimit = { readonly limit: LimitName; readonly subject: string | number };

/** Those that have an end: without one nothing needs counting. */
export const quotasFor = (limits: Limits, counted: readonly CountedLimit[], use: UseNow) =>
  counted
    .filter(({ limit }) => hasEnd(limits[limit]))
    .map(({ limit, subject }) =>
      quotaOf(counterKey(use.secret, limit, subject), limits[limit], use),
    );

export const hasEnd = ({ most }: Limit) => most !== Number.POSITIVE_INFINITY;

export function quotaOf(
  key: string,
  { most, windowMs }: Limit,
  { what, now }: Pick<UseNow, 'what' | 'now'>,
): Quota {
  const isFine = ({ count, endsAt }: CountedUse, allowed: number) => {
    if (count > allowed) throw new LimitReachedError(what, endsAt - now);
  };
  return {
    async check(db) {
      const used = await findUse(db, { key, now });
      if (used !== undefined) isFine(used, most - 1);
    },
    async count(tx) {
      const used = await countUse(tx, { key, now, endsAt: now + windowMs });
      isFine(used, most);
      return [{ key, endsAt: used.endsAt }];
    },
  };
}

/** Whether there is room, without counting. @throws LimitReachedError when there is none. */
export async function checkUses(db: Db, quotas: readonly Quota[]): Promise<void> {
  for (const quota of quotas) await quota.check(db);
}

/** Counts a use under each, or under none. @throws LimitReachedError when one has no room. */
export async function takeUses(db: Db, quotas: readonly Quota[]): Promise<Use> {
  // Whoever goes on beyond a limit is refused by reading alone: a flood of writes would hold up all.
  await checkUses(db, quotas);
  const counted = await commitUnsynced(db, async (tx) => {
    const keys: CountedKey[] = [];
    for (const quota of quotas) keys.push(...(await quota.count(tx)));
    return keys;
  });
  return {
    giveBack: () =>
      commitUnsynced(db, async (tx) => {
        for (const used of counted) await giveUseBack(tx, used);
      }),
  };
}

/** What comes of an act that was counted; one that throws gives its use back. */
export async function actCounted<Result>(use: Use, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    await use.giveBack();
    throw error;
  }
}
