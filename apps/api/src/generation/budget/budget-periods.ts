import { DAY_MS } from '@morsel/sdk/domain';

export type BudgetPeriod = 'day' | 'month';

/** From `from` on, before `until`; epoch ms. */
export type Span = { readonly from: number; readonly until: number };

/** The calendar day and month that it is, in UTC, as providers bill. */
export function spansAt(now: number): Readonly<Record<BudgetPeriod, Span>> {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const day = Date.UTC(year, month, date.getUTCDate());
  return {
    day: { from: day, until: day + DAY_MS },
    month: { from: Date.UTC(year, month), until: Date.UTC(year, month + 1) },
  };
}
