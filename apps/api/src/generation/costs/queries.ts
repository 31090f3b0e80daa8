import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { wholeSum } from '../../database/whole-sum.ts';
import { tokensOf } from '../provider/token-usage.ts';

type NewBill = Insertable<Tables['modelBills']>;

/** Of nothing there is none. A reservation has one for each purpose and model, the latest. */
export async function insertBill(db: Db | Tx, bill: NewBill): Promise<void> {
  if (tokensOf(bill) === 0) return;
  const { inputTokens, outputTokens, costMicroUsd } = bill;
  await db
    .insertInto('modelBills')
    .values(bill)
    .onConflict((conflict) =>
      conflict
        .columns(['reservationId', 'purpose', 'model'])
        .doUpdateSet({ inputTokens, outputTokens, costMicroUsd }),
    )
    .execute();
}

/** What was used since, by purpose and model, the latest model first. */
export function sumBills(db: Db, since: number) {
  return db
    .selectFrom('modelBills')
    .select(['purpose', 'model'])
    .select((eb) => [
      eb.fn.countAll<number>().as('times'),
      wholeSum(eb.fn.sum('inputTokens')).$notNull().as('inputTokens'),
      wholeSum(eb.fn.sum('outputTokens')).$notNull().as('outputTokens'),
      wholeSum(eb.fn.sum('costMicroUsd')).as('costMicroUsd'),
    ])
    .where('askedAt', '>', since)
    .groupBy(['purpose', 'model'])
    .orderBy((eb) => eb.fn.max('askedAt'), 'desc')
    .execute();
}
