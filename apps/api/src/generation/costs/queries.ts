import type { Db } from '../../database/connection.ts';

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
