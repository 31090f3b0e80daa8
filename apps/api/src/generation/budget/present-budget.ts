import type { BudgetUse } from '@morsel/sdk/contract';
import { BUDGET_SLICES, type BudgetSlice } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { type BudgetPeriod, spansAt } from './budget-periods.ts';
import { slicesAround } from './budget-slices.ts';
import { type SpentLine, mostOf, usedOf } from './find-shortage.ts';
import { type GenerationBudget, MICROS_OF_USD } from './generation-budget.ts';
import { settleSilentReservations } from './settle-reservations.ts';
import { findSpentLines } from './spent-lines.ts';

/** What is used and left of the budget and its slices, as admins see it; `now` in epoch ms. */
export async function presentBudget(
  db: Db,
  budget: GenerationBudget,
  now: number,
): Promise<BudgetUse> {
  await settleSilentReservations(db, now);
  const { unit } = budget;
  const spans = spansAt(now);
  const lines = await findSpentLines(db, { unit, spans });
  const per = unit === 'USD' ? MICROS_OF_USD : 1;
  const useOf = (slice: BudgetSlice, period: BudgetPeriod) => {
    const { most, used, left } = sliceUse(budget, lines, { slice, period });
    return { most: most / per, used: used / per, left: left / per };
  };
  return {
    unit,
    dayUntil: spans.day.until,
    monthUntil: spans.month.until,
    slices: BUDGET_SLICES.map((slice) => ({
      slice,
      day: useOf(slice, 'day'),
      month: useOf(slice, 'month'),
    })),
  };
}

/** What is used of a slice, and what is left of it and of all that it lies in. */
function sliceUse(
  budget: GenerationBudget,
  lines: readonly SpentLine[],
  { slice, period }: { readonly slice: BudgetSlice; readonly period: BudgetPeriod },
) {
  const lefts = slicesAround(slice).map(
    (wider) => mostOf(budget, wider, period) - usedOf(lines, wider, period),
  );
  return {
    most: mostOf(budget, slice, period),
    used: usedOf(lines, slice, period),
    left: Math.max(0, Math.min(...lefts)),
  };
}
