import type { ModelPurpose } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Model } from '../provider/model.ts';
import { type Usage, billOf, tokensOf } from '../provider/token-usage.ts';

type Asked = {
  readonly purpose: ModelPurpose;
  readonly model: Pick<Model, 'name' | 'prices'>;
  readonly usage: Usage;
  /** Epoch ms. */
  readonly now: number;
};

/** Keeps what asking a model has used, whatever came of it. */
export async function keepBill(db: Db, { purpose, model, usage, now }: Asked): Promise<void> {
  const bill = billOf(usage, model.prices);
  await db
    .insertInto('modelBills')
    .values({ purpose, model: model.name, ...bill, askedAt: now })
    .execute();
}

type Work = { readonly usage: Usage; readonly reviewUsage: Usage };

/** Keeps what work has used of the model that writes, and of another one that reviews, if anything. */
export async function keepBillsOfWork(
  db: Db,
  { usage, reviewUsage }: Work,
  {
    model,
    purposes: [writing, reviewing],
    now,
  }: {
    readonly model: Model | undefined;
    readonly purposes: readonly [ModelPurpose, ModelPurpose];
    readonly now: number;
  },
): Promise<void> {
  if (model === undefined) return;
  const { reviewer = model } = model;
  const bills = [
    { purpose: writing, model, usage },
    { purpose: reviewing, model: reviewer, usage: reviewUsage },
  ];
  for (const bill of bills) if (tokensOf(bill.usage) > 0) await keepBill(db, { ...bill, now });
}
