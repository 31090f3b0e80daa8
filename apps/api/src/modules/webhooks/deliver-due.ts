import type { Db } from '../../database/connection.ts';
import type { Network } from '../../internet/network.ts';
import { findDue, findIfDue } from './delivery-queries.ts';
import { recordFailure, recordSuccess } from './record-outcome.ts';
import { sendWebhook } from './send-webhook.ts';

/** In a round no message is begun later than this. */
const ROUND_MS = 15_000;

export type Delivering = {
  readonly db: Db;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly network: Network;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
};

/**
 * Sends what is due, to each hook one message after the other, to several hooks at once, and writes down
 * what became of it. A hook whose try has failed is left alone until its pause is over. What is under way
 * when the server stops is sent again by whoever is next, with the same id.
 */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const { db, now } = delivering;
  const begun = now();
  const due = await findDue(db, begun);
  const byHook = Map.groupBy(due, ({ webhookId }) => webhookId);
  const work = Array.from(byHook.values(), (deliveries) =>
    deliverInTurn(delivering, deliveries, begun + ROUND_MS),
  );
  // A failure waits for the others: none is at work beside the next round.
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function deliverInTurn(
  delivering: Delivering,
  deliveries: readonly { readonly id: number }[],
  until: number,
): Promise<void> {
  for (const { id } of deliveries) {
    if (delivering.signal.aborted || delivering.now() > until) return;
    if (!(await deliver(delivering, id))) return;
  }
}

/** Returns whether the next of its hook may follow. What is not to be sent any more is passed over. */
async function deliver(
  { db, now, random, network, signal }: Delivering,
  id: number,
): Promise<boolean> {
  const at = now();
  const delivery = await findIfDue(db, id, at);
  if (delivery === undefined) return true;
  const { status, problem } = await sendWebhook(delivery, { now: at, signal, network });
  const outcome = { at, tookMs: now() - at, status, problem };
  return db.transaction().execute(async (tx) => {
    if (problem === null) await recordSuccess(tx, delivery, outcome);
    else await recordFailure(tx, delivery, { ...outcome, random: random() });
    return problem === null;
  });
}
