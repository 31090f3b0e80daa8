import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
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
      eb.fn.sum<number>('inputTokens').as('inputTokens'),
      eb.fn.sum<number>('outputTokens').as('outputTokens'),
      eb.fn.sum<number | null>('costMicroUsd').as('costMicroUsd'),
    ])
    .where('askedAt', '>', since)
    .groupBy(['purpose', 'model'])
    .orderBy((eb) => eb.fn.max('askedAt'), 'desc')
    .execute();
}
