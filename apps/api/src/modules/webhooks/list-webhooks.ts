import type { ListedWebhook } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { presentWebhook } from './present-webhook.ts';
import { findLastDeliveries, findWebhooks } from './queries.ts';

/** The hooks of an account, the one that was added last first, each with what became of the last message to it. */
export async function listWebhooks(db: Db, userId: number): Promise<ListedWebhook[]> {
  const [hooks, last] = await Promise.all([
    findWebhooks(db, userId),
    findLastDeliveries(db, userId),
  ]);
  const byHook = new Map(last.map(({ webhookId, ...delivery }) => [webhookId, delivery]));
  return hooks.map((hook) => ({
    ...presentWebhook(hook),
    lastDelivery: byHook.get(hook.id) ?? null,
  }));
}
