import type { ModelPurpose } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Model } from '../provider/model.ts';
import { type Usage, billOf } from '../provider/token-usage.ts';
import { insertBill } from './queries.ts';

type Asked = {
  readonly purpose: ModelPurpose;
  readonly model: Pick<Model, 'name' | 'prices'>;
  readonly usage: Usage;
  /** Epoch ms. */
  readonly now: number;
};

/** Keeps what asking a model beside a batch has used, if anything, whatever came of it. */
export async function keepBill(db: Db, { purpose, model, usage, now }: Asked): Promise<void> {
  const bill = billOf(usage, model.prices);
  await insertBill(db, { purpose, model: model.name, ...bill, askedAt: now, runId: null });
}
