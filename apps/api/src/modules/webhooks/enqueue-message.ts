import { randomUUID } from 'node:crypto';

import type { WebhookMessage } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { countMissed, insertDelivery, isFull, lockHook } from './delivery-queries.ts';

/** What a message tells, and when that was (epoch ms). */
export type Told = Pick<WebhookMessage, 'type' | 'data'> & { readonly at: number };

/** Writes down a message to a hook unless that is gone, to be sent once the transaction is committed. */
export async function enqueueMessage(tx: Tx, webhookId: number, told: Told): Promise<void> {
  if (await lockHook(tx, webhookId)) await enqueueToLocked(tx, webhookId, told);
}

/**
 * The same for a hook that the transaction has locked already; where too many wait already the message is counted
 * as missed, and nothing is returned. `nextTryAt` in epoch ms.
 */
export async function enqueueToLocked(
  tx: Tx,
  webhookId: number,
  { type, data, at }: Told,
  nextTryAt = at,
) {
  if (await isFull(tx, webhookId)) {
    await countMissed(tx, webhookId);
    return undefined;
  }
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  return insertDelivery(tx, {
    webhookId,
    messageId: `msg_${randomUUID()}`,
    type,
    body,
    state: 'waiting',
    createdAt: at,
    nextTryAt,
  });
}
