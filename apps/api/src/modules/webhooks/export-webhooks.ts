import type { ReaderExport } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { presentWebhook } from './present-webhook.ts';
import { findExportedWebhooks } from './queries.ts';

/** The hooks of a reader with all that is kept of their deliveries, without the secrets. */
export async function exportWebhooks(db: Db, userId: number): Promise<ReaderExport['webhooks']> {
  const { hooks, deliveries } = await findExportedWebhooks(db, userId);
  return hooks.map((hook) => ({
    ...presentWebhook(hook),
    deliveries: deliveries
      .filter(({ webhookId }) => webhookId === hook.id)
      .map(({ webhookId: _hook, ...delivery }) => delivery),
  }));
}
