import type { ModelPurpose } from '@morsel/sdk/domain';
import { sql } from 'kysely';

import type { Db } from '../../database/connection.ts';

/** What was used since, by purpose and model, the latest model first. */
export function sumBills(db: Db, since: number) {
  const all = itemBills(db, since).unionAll(reviewBills(db, since)).unionAll(otherBills(db, since));
  return db
    .selectFrom(all.as('bills'))
    .select(['purpose', 'model'])
    .select((eb) => [
      eb.fn.countAll<number>().as('times'),
      eb.fn.sum<number>('inputTokens').as('inputTokens'),
      eb.fn.sum<number>('outputTokens').as('outputTokens'),
      eb.fn.sum<number | null>('costMicroUsd').as('costMicroUsd'),
    ])
    .groupBy(['purpose', 'model'])
    .orderBy((eb) => eb.fn.max('askedAt'), 'desc')
    .execute();
}

const of = (purpose: ModelPurpose) => sql<ModelPurpose>`${sql.lit(purpose)}`.as('purpose');

/** What the model that writes has used in batches, plans that were made with them included. */
const itemBills = (db: Db, since: number) =>
  db
    .selectFrom('generationRuns')
    .select(of('items'))
    .select((eb) => eb.ref('model').$notNull().as('model'))
    .select(['inputTokens', 'outputTokens', 'costMicroUsd', 'startedAt as askedAt'])
    .where('model', 'is not', null)
    .where((eb) => eb(eb('inputTokens', '+', eb.ref('outputTokens')), '>', 0))
    .where('startedAt', '>', since);

/** What another one has used that reviews and solves. */
const reviewBills = (db: Db, since: number) =>
  db
    .selectFrom('generationRuns')
    .select(of('review'))
    .select((eb) => eb.ref('reviewModel').$notNull().as('model'))
    .select(['reviewInputTokens as inputTokens', 'reviewOutputTokens as outputTokens'])
    .select(['reviewCostMicroUsd as costMicroUsd', 'startedAt as askedAt'])
    .where('reviewModel', 'is not', null)
    .where((eb) => eb(eb('reviewInputTokens', '+', eb.ref('reviewOutputTokens')), '>', 0))
    .where('startedAt', '>', since);

const otherBills = (db: Db, since: number) =>
  db
    .selectFrom('modelBills')
    .select((eb) => eb.ref('purpose').$castTo<ModelPurpose>().as('purpose'))
    .select(['model', 'inputTokens', 'outputTokens', 'costMicroUsd', 'askedAt'])
    .where('askedAt', '>', since);
