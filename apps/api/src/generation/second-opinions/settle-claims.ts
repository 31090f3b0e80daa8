import { setTimeout as delay } from 'node:timers/promises';

import { MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../database/connection.ts';
import { LimitReachedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { Use } from '../../http/limits/take-uses.ts';
import {
  nextUnsettled,
  postponeClaim,
  settleClaim,
  type UnsettledClaim,
} from '../../modules/claims/second-opinions.ts';
import { keepBill } from '../costs/keep-bill.ts';
import { type Model, ModelError } from '../provider/model.ts';
import { tokensOf } from '../provider/token-usage.ts';
import { askOpinion } from './ask-opinion.ts';

const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Asked about in a row, one at a time: readers who generate share the provider. */
const MOST_IN_A_ROW = 30;

export type OpinionDeps = {
  readonly db: Db;
  readonly model: Model;
  readonly limits: Pick<Limiter, 'secondOpinion'>;
  /** Epoch ms. */
  readonly now: () => number;
};

/**
 * Asks the model about open claims while the server listens: those that are there, then every ten
 * minutes those that have come.
 */
export function settleClaimsWhileOpen(app: FastifyInstance, deps: OpinionDeps): void {
  const stopping = new AbortController();
  let work: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    work = settleEverySoOften(app, deps, stopping.signal);
  });
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  app.addHook('onClose', async () => work);
}

async function settleEverySoOften(app: FastifyInstance, deps: OpinionDeps, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await settleClaims(deps, signal);
    } catch (error) {
      app.log.error({ err: error }, 'claims got no second opinion');
    }
    await delay(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Asks the model about the claims whose turn it is, until it fails or the limit of a day is reached:
 * then they wait. No transaction is open while it thinks.
 */
export async function settleClaims(deps: OpinionDeps, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  for (let count = 0; count < MOST_IN_A_ROW && !signal.aborted; count += 1) {
    const claim = await nextUnsettled(db, now());
    if (claim === undefined) return;
    const meansTheSame = await opinionOn(claim, deps, signal);
    if (meansTheSame === undefined) return;
    await db.transaction().execute((tx) => settleClaim(tx, claim, { meansTheSame, now: now() }));
  }
}

/** Undefined when there is none to be had now; what it used is kept either way. */
async function opinionOn(
  claim: UnsettledClaim,
  { db, model, limits, now }: OpinionDeps,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  let use: Use | undefined;
  try {
    use = await limits.secondOpinion();
    const { value, usage } = await askOpinion(model, claim, { signal });
    await keepBill(db, { purpose: 'claims', model, usage, now: now() });
    return value;
  } catch (error) {
    if (error instanceof ModelError) {
      await keepBill(db, { purpose: 'claims', model, usage: error.usage, now: now() });
      if (tokensOf(error.usage) === 0) await use?.giveBack();
      if (!signal.aborted) await postponeClaim(db, claim, now());
    } else if (!(error instanceof LimitReachedError)) throw error;
    return undefined;
  }
}
