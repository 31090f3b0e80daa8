import type { BudgetUnit } from '@morsel/sdk/domain';

import {
  type Bill,
  MOST_OF_BILL,
  NO_USAGE,
  type Prices,
  type Usage,
  billOf,
  tokensOf,
} from '../provider/token-usage.ts';

/** What models may take in a calendar day and a calendar month (UTC): tokens, or millionths of a USD. */
export type GenerationBudget = {
  readonly unit: BudgetUnit;
  readonly day: number;
  readonly month: number;
};

export const MICROS_OF_USD = 1_000_000;

/** Without a setting: some fifty batches a day by a small model, and half a month of such days. */
export const DEFAULT_BUDGETS: Readonly<Record<BudgetUnit, GenerationBudget>> = {
  USD: { unit: 'USD', day: 2 * MICROS_OF_USD, month: 30 * MICROS_OF_USD },
  tokens: { unit: 'tokens', day: 2_000_000, month: 30_000_000 },
};

type Used = { readonly usage: Usage; readonly reviewUsage?: Usage };
type Priced = { readonly prices: Prices | undefined };

/**
 * What was used of a model, and of the one that reviews beside it, as the budget counts it. What has no price is
 * free where it is counted in USD.
 */
export function amountOf(
  unit: BudgetUnit,
  { usage, reviewUsage = NO_USAGE }: Used,
  { prices, reviewer }: Priced & { readonly reviewer?: Priced | undefined },
): number {
  const inUnit = (bill: Bill) => (unit === 'tokens' ? tokensOf(bill) : (bill.costMicroUsd ?? 0));
  const written = inUnit(billOf(usage, prices));
  const reviewed = inUnit(billOf(reviewUsage, reviewer === undefined ? prices : reviewer.prices));
  return Math.min(MOST_OF_BILL, written + reviewed);
}
