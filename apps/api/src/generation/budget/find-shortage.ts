import type { BudgetSlice } from '@morsel/sdk/domain';

import type { BudgetPeriod, Span } from './budget-periods.ts';
import { SLICES, liesIn, slicesAround } from './budget-slices.ts';
import type { GenerationBudget } from './generation-budget.ts';

/** What those of one slice have used or reserved, in the unit of the budget. */
export type SpentLine = Readonly<Record<BudgetPeriod, number>> & {
  readonly slice: BudgetSlice;
  /** Today, by the reader who asks, and from their network. */
  readonly bySpender: number;
  readonly byNetwork: number;
};

/** A part of the budget that is not to be exceeded. */
type Bound = {
  readonly slice: BudgetSlice;
  readonly of: 'all' | 'network' | 'reader';
  readonly period: BudgetPeriod;
  readonly most: number;
};

export type Shortage = Bound & {
  readonly used: number;
  /** Epoch ms: when there is more. */
  readonly until: number;
  /** Whether it would not do either if nothing of it were used. */
  readonly isTooSmall: boolean;
};

/** What may be spent of a slice by all of it together. */
export const mostOf = (
  budget: GenerationBudget,
  slice: BudgetSlice,
  period: BudgetPeriod,
): number => Math.floor(budget[period] * SLICES[slice].all);

/** What those of a slice, and of those that lie in it, have used in a period. */
export const usedOf = (
  lines: readonly SpentLine[],
  slice: BudgetSlice,
  what: BudgetPeriod | 'bySpender' | 'byNetwork',
): number =>
  lines
    .filter((line) => liesIn(line.slice, slice))
    .reduce((sum, { [what]: amount }) => sum + amount, 0);

/**
 * What stands in the way of spending so much more in a slice; undefined when nothing does. Of several, what
 * is too small for it in any case, else what lasts longest: a month before a day, one's own before that of others.
 */
export function findShortage(
  budget: GenerationBudget,
  { slice, wanted }: { readonly slice: BudgetSlice; readonly wanted: number },
  lines: readonly SpentLine[],
  spans: Readonly<Record<BudgetPeriod, Span>>,
): Shortage | undefined {
  const shortages = boundsOf(budget, slice).flatMap((bound): Shortage[] => {
    const used = usedOf(lines, bound.slice, countedBy(bound));
    if (used + wanted <= bound.most) return [];
    const { until } = spans[bound.period];
    return [{ ...bound, used, until, isTooSmall: wanted > bound.most }];
  });
  return shortages.find(({ isTooSmall }) => isTooSmall) ?? shortages[0];
}

const COUNTED_BY = { network: 'byNetwork', reader: 'bySpender' } as const;
const countedBy = ({ of, period }: Bound) => (of === 'all' ? period : COUNTED_BY[of]);

function boundsOf(budget: GenerationBudget, slice: BudgetSlice): Bound[] {
  const around = slicesAround(slice);
  return [
    ...around.map((wider) => ofAll(budget, wider, 'month')),
    ...ofOne(budget, slice, 'reader'),
    ...around.flatMap((wider) => [...ofOne(budget, wider, 'network'), ofAll(budget, wider, 'day')]),
  ];
}

const ofAll = (budget: GenerationBudget, slice: BudgetSlice, period: BudgetPeriod): Bound => ({
  slice,
  of: 'all',
  period,
  most: mostOf(budget, slice, period),
});

function ofOne({ day }: GenerationBudget, slice: BudgetSlice, of: 'network' | 'reader'): Bound[] {
  const { [of]: share } = SLICES[slice];
  return share === undefined ? [] : [{ slice, of, period: 'day', most: Math.floor(day * share) }];
}
