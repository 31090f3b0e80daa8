import { compiledRow, type Params } from './compiled-query.ts';
import type { Db, Tx } from './connection.ts';

type Window = { key: string; endsAt: number };
type Use = Window & { now: number };

/** The uses of a window so far, and when it ends (epoch ms). */
export type CountedUse = { readonly count: number; readonly endsAt: number };

/**
 * Counts a use under a key: in the window that is open, else in a new one that ends at `endsAt`
 * (epoch ms). Returns the uses so far, this one included, and when their window ends.
 */
export async function countUse(db: Db | Tx, use: Use): Promise<CountedUse> {
  const counted = await upsertUse(db, use);
  if (counted === undefined) throw new Error('A use was not counted');
  return counted;
}

/** The uses under a key in the window that is open; undefined when none is. */
export const findUse = compiledRow((db, { key, now }: Params<{ key: string; now: number }>) =>
  db
    .selectFrom('useCounters')
    .select(['count', 'endsAt'])
    .where('key', '=', key)
    .where('endsAt', '>', now),
);

const upsertUse = compiledRow((db, { key, endsAt, now }: Params<Use>) =>
  db
    .insertInto('useCounters')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('useCounters.endsAt', '<=', now)
          .then(1)
          .else(eb('useCounters.count', '+', 1))
          .end(),
        endsAt: eb
          .case()
          .when('useCounters.endsAt', '<=', now)
          .then(eb.ref('excluded.endsAt'))
          .else(eb.ref('useCounters.endsAt'))
          .end(),
      })),
    )
    .returning(['count', 'endsAt']),
);

/** Takes a counted use back, unless its window is over. */
export async function giveUseBack(db: Db | Tx, { key, endsAt }: Window): Promise<void> {
  await db
    .updateTable('useCounters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('endsAt', '=', endsAt)
    .execute();
}
