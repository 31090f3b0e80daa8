import { MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Db } from '../../database/connection.ts';
import { InvalidInputError, LimitReachedError } from '../../errors.ts';
import { repeatWhileOpen } from '../../http/repeat-while-open.ts';
import {
  nextUnsettled,
  postponeClaim,
  settleClaim,
  type UnsettledClaim,
} from '../../modules/claims/second-opinions.ts';
import type { ModelBudget } from '../budget/model-budget.ts';
import type { Reservation } from '../budget/reservation.ts';
import { type Model, ModelError } from '../provider/model.ts';
import { askOpinion, estimateOpinion } from './ask-opinion.ts';

const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Asked about in a row, one at a time: readers who generate share the provider. */
const MOST_IN_A_ROW = 30;

export type OpinionDeps = {
  readonly db: Db;
  readonly model: Model;
  readonly modelBudget: ModelBudget;
  /** Epoch ms. */
  readonly now: () => number;
};

/**
 * Asks the model about open claims while the server listens: those that are there, then every ten
 * minutes those that have come.
 */
export function settleClaimsWhileOpen(app: FastifyInstance, deps: OpinionDeps): void {
  repeatWhileOpen(app, {
    everyMs: LOOK_EVERY_MS,
    failure: 'claims got no second opinion',
    act: (signal) => settleClaims(deps, signal),
  });
}

/**
 * Asks the model about the claims whose turn it is, until it fails or the budget is used up:
 * then they wait. Between two of them another process may take over.
 */
export async function settleClaims(deps: OpinionDeps, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < MOST_IN_A_ROW && !signal.aborted; count += 1) {
    let isSettled = false;
    await actAlone(deps.db, 'second opinions', async () => {
      isSettled = await settleNext(deps, signal);
    });
    if (!isSettled) return;
  }
}

/** No transaction is open while the model thinks. */
async function settleNext(deps: OpinionDeps, signal: AbortSignal): Promise<boolean> {
  const { db, now } = deps;
  const claim = await nextUnsettled(db, now());
  if (claim === undefined) return false;
  const meansTheSame = await opinionOn(claim, deps, signal);
  if (meansTheSame === undefined) return false;
  await db.transaction().execute((tx) => settleClaim(tx, claim, { meansTheSame, now: now() }));
  return true;
}

/** Undefined when there is none to be had now. */
async function opinionOn(
  claim: UnsettledClaim,
  { db, model, modelBudget, now }: OpinionDeps,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  let reservation: Reservation | undefined;
  try {
    const estimate = estimateOpinion(claim);
    reservation = await modelBudget.reserve({ purpose: 'claims', by: 'claims', model, estimate });
    return (await askOpinion(reservation.model, claim, { signal })).value;
  } catch (error) {
    if (error instanceof LimitReachedError || error instanceof InvalidInputError) return undefined;
    if (!(error instanceof ModelError)) throw error;
    if (!signal.aborted) await postponeClaim(db, claim, now());
    return undefined;
  } finally {
    await reservation?.settle();
  }
}
