import { DAY_MS } from '@morsel/sdk/domain';
import type { ExpressionBuilder } from 'kysely';

import { compiledRow, type Params } from './compiled-query.ts';
import type { Db, Tx } from './connection.ts';
import type { Tables } from './tables.ts';

type Window = { key: string; endsAt: number };
type Use = Window & { now: number };

/** None is longer: one that ends later was begun before the clock was set back, and is over. */
const LONGEST_WINDOW_MS = DAY_MS;
const latestEnd = (now: number) => now + LONGEST_WINDOW_MS;

/** The uses of a window so far, and when it ends (epoch ms). */
export type CountedUse = { readonly count: number; readonly endsAt: number };

/**
 * Counts a use under a key: in the window that is open, else in a new one that ends at `endsAt`
 * (epoch ms). Returns the uses so far, this one included, and when their window ends.
 */
export async function countUse(db: Db | Tx, use: Use): Promise<CountedUse> {
  const counted = await upsertUse(db, { ...use, latest: latestEnd(use.now) });
  if (counted === undefined) throw new Error('A use was not counted');
  return counted;
}

/** The uses under a key in the window that is open; undefined when none is. */
export const findUse = (db: Db | Tx, { key, now }: { key: string; now: number }) =>
  findOpenUse(db, { key, now, latest: latestEnd(now) });

type Open = { key: string; now: number; latest: number };

const findOpenUse = compiledRow((db, { key, now, latest }: Params<Open>) =>
  db
    .selectFrom('useCounters')
    .select(['count', 'endsAt'])
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .where('endsAt', '<=', latest),
);

const upsertUse = compiledRow((db, { key, endsAt, now, latest }: Params<Use & Open>) =>
  db
    .insertInto('useCounters')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(isOver(eb, { now, latest }))
          .then(1)
          .else(eb('useCounters.count', '+', 1))
          .end(),
        endsAt: eb
          .case()
          .when(isOver(eb, { now, latest }))
          .then(eb.ref('excluded.endsAt'))
          .else(eb.ref('useCounters.endsAt'))
          .end(),
      })),
    )
    .returning(['count', 'endsAt']),
);

function isOver(
  eb: ExpressionBuilder<Tables, 'useCounters'>,
  { now, latest }: Params<Pick<Open, 'now' | 'latest'>>,
) {
  return eb.or([eb('useCounters.endsAt', '<=', now), eb('useCounters.endsAt', '>', latest)]);
}

/** Takes a counted use back, unless its window is over. */
export async function giveUseBack(db: Db | Tx, { key, endsAt }: Window): Promise<void> {
  await db
    .updateTable('useCounters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .execute();
}
