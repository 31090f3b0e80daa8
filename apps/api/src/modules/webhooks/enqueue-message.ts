import { randomUUID } from 'node:crypto';

import type { WebhookMessage } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { countMissed, insertDelivery, isFull, staysMeanwhile } from './delivery-queries.ts';

/** What a message tells, and when that was (epoch ms). */
export type Told = Pick<WebhookMessage, 'type' | 'data'> & { readonly at: number };

/**
 * Writes down a message to a hook, to be sent once the transaction is committed; where too many wait
 * already it is counted as missed, and nothing is returned, nor where the hook is gone. `nextTryAt` in epoch ms.
 */
export async function enqueueMessage(
  tx: Tx,
  webhookId: number,
  { type, data, at }: Told,
  nextTryAt = at,
) {
  if (!(await staysMeanwhile(tx, webhookId))) return undefined;
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
