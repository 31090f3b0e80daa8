import type { BudgetSlice } from '@morsel/sdk/domain';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { holdTurn } from '../../database/hold-turn.ts';
import { spansAt } from './budget-periods.ts';
import { type Shortage, findShortage } from './find-shortage.ts';
import type { GenerationBudget } from './generation-budget.ts';
import type { SpenderKeys } from './spender-keys.ts';
import { findSpentLines } from './spent-lines.ts';

type Wanted = {
  readonly budget: GenerationBudget;
  readonly slice: BudgetSlice;
  readonly keys: SpenderKeys | undefined;
  /** In the unit of the budget. */
  readonly wanted: number;
  /** Epoch ms. */
  readonly now: number;
};

/** What stands in the way of setting aside so much more; undefined when nothing does. */
export async function shortageFor(
  db: Db | Tx,
  { budget, slice, keys, wanted, now }: Wanted,
): Promise<Shortage | undefined> {
  const spans = spansAt(now);
  const lines = await findSpentLines(db, { unit: budget.unit, spans, keys });
  return findShortage(budget, { slice, wanted }, lines, spans);
}

/** A transaction in which nobody else sets anything aside, in any process. */
export function inBudgetTurn<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return commitUnsynced(db, async (tx) => {
    await holdTurn(tx, 'budget for models');
    return work(tx);
  });
}
