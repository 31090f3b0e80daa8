import type { ModelCosts } from '@morsel/sdk/contract';
import { DAY_MS, MODEL_PURPOSES } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { presentBill } from '../provider/token-usage.ts';
import { sumBills } from './queries.ts';

const DAYS = 30;

/**
 * What models were used for lately, and what that took, whatever came of it: by purpose, of each the
 * latest model first; `now` in epoch ms.
 */
export async function sumCosts(db: Db, now: number): Promise<Omit<ModelCosts, 'budget'>> {
  const rows = await sumBills(db, now - DAYS * DAY_MS);
  const costs = rows.map(({ purpose, times, ...bill }) => {
    return { purpose, times, usage: presentBill(bill) };
  });
  const byPurpose = MODEL_PURPOSES.flatMap((purpose) =>
    costs.filter((cost) => cost.purpose === purpose),
  );
  return { days: DAYS, costs: byPurpose };
}
