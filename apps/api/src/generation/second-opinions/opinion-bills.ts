import type { SecondOpinions } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Model } from '../provider/model.ts';
import { billOf, presentBill, type Usage } from '../provider/token-usage.ts';

const DAYS = 30;

type Asked = { readonly model: Model; readonly usage: Usage; readonly now: number };

/** Keeps what asking a model about a claim has used, whatever came of it; `now` in epoch ms. */
export async function keepBill(db: Db, { model, usage, now }: Asked): Promise<void> {
  const bill = billOf(usage, model.prices);
  await db
    .insertInto('secondOpinions')
    .values({ ...bill, model: model.name, askedAt: now })
    .execute();
}

/** How often each model was asked lately, and what it used; the latest model first. */
export async function sumBills(db: Db, now: number): Promise<SecondOpinions> {
  const rows = await db
    .selectFrom('secondOpinions')
    .select('model')
    .select((eb) => [
      eb.fn.countAll<number>().as('asked'),
      eb.fn.sum<number>('inputTokens').as('inputTokens'),
      eb.fn.sum<number>('outputTokens').as('outputTokens'),
      eb.fn.sum<number | null>('costMicroUsd').as('costMicroUsd'),
    ])
    .where('askedAt', '>', now - DAYS * DAY_MS)
    .groupBy('model')
    .orderBy((eb) => eb.fn.max('askedAt'), 'desc')
    .execute();
  const models = rows.map(({ asked, ...bill }) => ({ asked, usage: presentBill(bill) }));
  return { days: DAYS, models };
}
