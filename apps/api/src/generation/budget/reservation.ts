import { SECOND_MS } from '@morsel/sdk/domain';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { type Model, ModelError, type ModelRequest } from '../provider/model.ts';
import { tokensOf } from '../provider/token-estimate.ts';
import { MOST_OF_BILL, NO_USAGE, type Usage, addUsage, billOf } from '../provider/token-usage.ts';
import { inBudgetTurn, shortageFor } from './budget-room.ts';
import { type GenerationBudget, amountOf } from './generation-budget.ts';
import { type ReservationRow, settleReservation } from './settle-reservations.ts';
import type { SpenderKeys } from './spender-keys.ts';

const BEAT_EVERY_MS = 5 * SECOND_MS;

type Options = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  readonly budget: GenerationBudget;
  readonly keys: SpenderKeys | undefined;
  readonly model: Model;
};

/** What the model that writes has used, or the one that reviews. */
type Part = 'usage' | 'reviewUsage';

/**
 * A part of the budget that is set aside for work. The models it hands out note what they use; a call for which
 * there is no room any more is not made, and fails as `over-budget`.
 */
export class Reservation {
  /** To be asked for this work, and for no other. */
  readonly model: Model;
  readonly #row: ReservationRow;
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #usage: Readonly<Record<Part, Usage>> = { usage: NO_USAGE, reviewUsage: NO_USAGE };
  #reserved: number;
  /** For calls on their way, at most. */
  #onItsWay = 0;

  constructor(row: ReservationRow, options: Options) {
    this.#row = row;
    this.#options = options;
    this.#reserved = row.reserved;
    const { model } = options;
    const reviewer = model.reviewer && this.#metered(model.reviewer, 'reviewUsage');
    this.model = { ...this.#metered(model, 'usage'), reviewer };
    this.#timer = setInterval(() => void this.#beat(), BEAT_EVERY_MS);
  }

  /** Bills what was used and gives back the rest; to be called when the work is over. */
  async settle(): Promise<void> {
    clearInterval(this.#timer);
    await settleReservation(this.#options.db, { ...this.#row, ...this.#told() });
  }

  #metered(model: Model, part: Part): Model {
    return {
      ...model,
      ask: async (asked, options) => {
        const most = this.#mostOf(asked, model);
        await this.#makeRoom(most);
        try {
          const answer = await model.ask(asked, options);
          this.#count(part, answer.usage);
          return answer;
        } catch (error) {
          if (error instanceof ModelError) this.#count(part, error.usage);
          throw error;
        } finally {
          this.#onItsWay -= most;
          await this.#beat();
        }
      },
    };
  }

  #mostOf({ system, user, mostOutputTokens }: ModelRequest<unknown>, model: Model): number {
    const inputTokens = tokensOf(`${system}\n${user}`);
    const usage = { inputTokens, outputTokens: mostOutputTokens };
    return amountOf(this.#options.budget.unit, { usage }, model);
  }

  async #makeRoom(most: number): Promise<void> {
    this.#onItsWay += most;
    const needed = Math.min(MOST_OF_BILL, this.#used() + this.#onItsWay);
    try {
      if (needed > this.#reserved) await this.#enlargeTo(needed);
    } catch (error) {
      this.#onItsWay -= most;
      throw error;
    }
  }

  async #enlargeTo(needed: number): Promise<void> {
    const { id, slice } = this.#row;
    const { db, budget, keys, now } = this.#options;
    const shortage = await inBudgetTurn(db, async (tx) => {
      const reserved = await findReserved(tx, id);
      // Thought dead, and settled by others.
      if (reserved === undefined) throw new ModelError('cancelled');
      const more = { budget, slice, keys, wanted: needed - reserved, now: now() };
      const shortage = more.wanted > 0 ? await shortageFor(tx, more) : undefined;
      if (shortage === undefined) await raiseReserved(tx, id, needed);
      return shortage;
    });
    if (shortage) throw new ModelError('over-budget', { retryAt: shortage.until });
    this.#reserved = Math.max(this.#reserved, needed);
  }

  #count(part: Part, used: Usage): void {
    this.#usage = { ...this.#usage, [part]: addUsage(this.#usage[part], used) };
  }

  #used(): number {
    return amountOf(this.#options.budget.unit, this.#usage, this.#options.model);
  }

  /** What has been used so far, for whoever has to bill it. */
  #told() {
    const { now, model } = this.#options;
    const { usage, reviewUsage } = this.#usage;
    const review = billOf(reviewUsage, model.reviewer?.prices);
    return {
      ...billOf(usage, model.prices),
      reviewInputTokens: review.inputTokens,
      reviewOutputTokens: review.outputTokens,
      reviewCostMicroUsd: review.costMicroUsd,
      heartbeatAt: now(),
    };
  }

  /** One that fails is made up for by the next one; what was answered meanwhile is paid for, and good. */
  async #beat(): Promise<void> {
    await this.#write().catch(() => undefined);
  }

  async #write(): Promise<void> {
    const { id } = this.#row;
    await commitUnsynced(this.#options.db, async (tx) => {
      await tx.updateTable('modelReservations').set(this.#told()).where('id', '=', id).execute();
      await raiseReserved(tx, id, this.#used());
    });
  }
}

async function findReserved(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('modelReservations')
    .select('reserved')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reserved;
}

/** Also where more was used than ever was set aside. */
async function raiseReserved(tx: Tx, id: number, least: number): Promise<void> {
  await tx
    .updateTable('modelReservations')
    .set({ reserved: least })
    .where('id', '=', id)
    .where('reserved', '<', least)
    .execute();
}
