import type { Db } from '../database/connection.ts';
import { modelBudget } from '../generation/budget/model-budget.ts';
import type { GeneratingDeps } from '../generation/generate-items.ts';
import type { Model } from '../generation/provider/model.ts';
import { NO_BUDGET } from './no-limits.ts';

const model: Model = {
  name: 'broken',
  place: 'other',
  address: 'http://broken.example',
  prices: undefined,
  ask: () => Promise.reject(new Error('Broken')),
};

/** What verbs that generate need, with a defect of our own; `reserved` tells how much is set aside. */
export function brokenModel(db: Db) {
  const now = () => 1;
  const deps = {
    db,
    now,
    model,
    limits: { rules: () => Promise.reject(new Error('There is a model')) },
    modelBudget: modelBudget({ db, now, budget: NO_BUDGET, secret: 'of tests' }),
    stopping: new AbortController().signal,
    keepGoing: () => undefined,
  } satisfies GeneratingDeps;
  return { deps, reserved: () => db.selectFrom('modelReservations').select('reserved').execute() };
}
