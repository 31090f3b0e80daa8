import type { WebhookDelivery } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { noSuchWebhook } from './change-webhook.ts';
import { AT_ONCE, updateDelivery } from './delivery-queries.ts';
import { enqueueToLocked } from './enqueue-message.ts';
import { findDeliveries, findWebhook, updateWebhook } from './queries.ts';

type OneOf = { readonly userId: number; readonly webhookId: number };

/** The last deliveries of a hook. @throws NotFoundError when the reader has no such webhook. */
export async function listDeliveries(
  db: Db,
  { userId, webhookId }: OneOf,
): Promise<WebhookDelivery[]> {
  if ((await findWebhook(db, { userId, id: webhookId })) === undefined) throw noSuchWebhook();
  return findDeliveries(db, webhookId);
}

/**
 * Has a test sent at once, before all that waits and whatever failed before.
 *
 * @throws NotFoundError when the reader has no such webhook.
 * @throws ConflictError when it is switched off, or too much waits for it.
 */
export function sendTest(db: Db, { now, ...one }: OneOf & { now: number }) {
  return db.transaction().execute(async (tx) => {
    await requireOn(tx, one);
    const { webhookId } = one;
    const told = { type: 'webhook.test', data: { webhookId }, at: now } as const;
    const delivery = await enqueueToLocked(tx, webhookId, told, AT_ONCE);
    if (delivery === undefined) throw new ConflictError('Too much is waiting for this webhook');
    return delivery;
  });
}

/**
 * Has a delivery sent again at once, under the same message id. Where that fails it is tried again
 * until the message is three days old.
 *
 * @throws NotFoundError when the reader has no such webhook, or that no such delivery.
 * @throws ConflictError when it is switched off.
 */
export function sendAgain(db: Db, { deliveryId, ...one }: OneOf & { deliveryId: number }) {
  return db.transaction().execute(async (tx) => {
    await requireOn(tx, one);
    const which = { webhookId: one.webhookId, id: deliveryId };
    const waiting = { state: 'waiting', nextTryAt: AT_ONCE, tries: 0 } as const;
    const delivery = await updateDelivery(tx, which, waiting);
    if (delivery === undefined) throw new NotFoundError('This webhook has no such delivery');
    return delivery;
  });
}

/** Locks the hook. Its pause ends: somebody wants to see what becomes of it now. */
async function requireOn(tx: Tx, { userId, webhookId }: OneOf): Promise<void> {
  const hook = await updateWebhook(tx, { userId, id: webhookId }, { pausedUntil: 0 });
  if (hook === undefined) throw noSuchWebhook();
  if (hook.switchedOffAt !== null) {
    throw new ConflictError('This webhook is switched off. Switch it on first.');
  }
}
