import type { ModelPurpose } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { InvalidInputError, LimitReachedError } from '../../errors.ts';
import type { Model } from '../provider/model.ts';
import type { Usage } from '../provider/token-usage.ts';
import { nameOfProcess } from '../runs/process-names.ts';
import { spansAt } from './budget-periods.ts';
import { inBudgetTurn, shortageFor } from './budget-room.ts';
import { sliceOf } from './budget-slices.ts';
import type { Shortage } from './find-shortage.ts';
import { type GenerationBudget, amountOf } from './generation-budget.ts';
import { Reservation } from './reservation.ts';
import { settleSilentReservations } from './settle-reservations.ts';
import { tooSmallText, usedUpText } from './shortage-text.ts';
import { type Spender, spenderKeys } from './spender-keys.ts';

type BudgetDeps = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  readonly budget: GenerationBudget;
  /** Of the server: by it spenders are told apart. */
  readonly secret: string;
};

/** What is asked of models, and for whom: a reader, or `claims` of all of them. */
export type PaidWork = {
  readonly purpose: ModelPurpose;
  readonly by: Spender | 'claims';
  readonly model: Model;
  readonly estimate: WorkEstimate;
};

/** What work is likely to take of the model that writes, and of the one that reviews. */
export type WorkEstimate = { readonly usage: Usage; readonly reviewUsage: Usage };

/** What models may take: whoever asks one for something has it set aside first. */
export type ModelBudget = {
  /**
   * Sets aside what work is likely to take; to be settled, whatever comes of the work.
   *
   * @throws LimitReachedError when too little is left of the budget, or of a slice of it.
   * @throws InvalidInputError when it is more than there ever is.
   */
  readonly reserve: (work: PaidWork) => Promise<Reservation>;
};

/** The budget, held across the processes on one database. */
export function modelBudget({ db, now, budget, secret }: BudgetDeps): ModelBudget {
  return {
    async reserve({ purpose, by, model, estimate }) {
      const at = now();
      await settleSilentReservations(db, at);
      const keys = by === 'claims' ? undefined : spenderKeys(secret, spansAt(at).day.from, by);
      const slice = by === 'claims' ? by : sliceOf(by.reader, at);
      const reserved = amountOf(budget.unit, estimate, model);
      const wanted = { budget, slice, keys, wanted: reserved, now: at };
      // Whoever goes on beyond it is refused by reading alone: a flood of writes would hold up all.
      refuseIf(await shortageFor(db, wanted), purpose, at);
      const row = await inBudgetTurn(db, async (tx) => {
        refuseIf(await shortageFor(tx, wanted), purpose, at);
        return tx
          .insertInto('modelReservations')
          .values({
            ...keys,
            purpose,
            slice,
            reserved,
            model: model.name,
            reviewModel: model.reviewer?.name ?? null,
            process: nameOfProcess(),
            startedAt: at,
            heartbeatAt: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return new Reservation(row, { db, now, budget, keys, model });
    },
  };
}

function refuseIf(shortage: Shortage | undefined, purpose: ModelPurpose, now: number): void {
  if (shortage === undefined) return;
  if (shortage.isTooSmall) {
    const field = purpose === 'items' ? 'count' : undefined;
    throw new InvalidInputError(tooSmallText(shortage, purpose), field);
  }
  throw new LimitReachedError(usedUpText(shortage), shortage.until - now);
}
