import { compiledQuery } from './compiled-query.ts';
import type { Db } from './connection.ts';

type CounterRow = { count: number; ends_at: number };
type Window = { key: string; endsAt: number };

/**
 * Counts a use under a key: in the window that is open, else in a new one that ends at `endsAt`
 * (epoch ms). Answers the uses so far, this one included, and when their window ends.
 */
export async function countUse(
  db: Db,
  use: Window & { now: number },
): Promise<{ count: number; endsAt: number }> {
  const [row] = await upsertUse(db, use);
  if (row === undefined) throw new Error('A use was not counted');
  return { count: row.count, endsAt: row.ends_at };
}

const upsertUse = compiledQuery<CounterRow, Window & { now: number }>((db, param) =>
  db
    .insertInto('use_counters')
    .values({ key: param('key'), count: 1, ends_at: param('endsAt') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('use_counters.ends_at', '<=', param('now'))
          .then(1)
          .else(eb('use_counters.count', '+', 1))
          .end(),
        ends_at: eb
          .case()
          .when('use_counters.ends_at', '<=', param('now'))
          .then(eb.ref('excluded.ends_at'))
          .else(eb.ref('use_counters.ends_at'))
          .end(),
      })),
    )
    .returning(['count', 'ends_at']),
);

/** Takes a counted use back, unless its window is over. */
export const giveUseBack = compiledQuery<never, Window>((db, param) =>
  db
    .updateTable('use_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', param('key'))
    .where('ends_at', '=', param('endsAt')),
);
