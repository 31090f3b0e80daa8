import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import { changeWebhook, removeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { renewSecret } from './renew-secret.ts';
import { listDeliveries, sendAgain, sendTest } from './send-by-hand.ts';

type Environment = { readonly limits: Limiter; readonly reach: ReaderReach };

/** To be added where sessions are. */
export function registerWebhooksRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, reach }: Environment,
): void {
  route(app, endpoints.listWebhooks, ({ reader }) => listWebhooks(db, reader.id));

  route(app, endpoints.createWebhook, ({ reader, body, request }) => {
    const publicId = request.openSession?.publicId ?? '';
    return createWebhook(db, { reader, publicId, webhook: body, reach, now: now() });
  });

  route(app, endpoints.changeWebhook, ({ reader, params, body }) =>
    changeWebhook(db, { reader, id: params.webhookId, change: body, reach, now: now() }),
  );

  route(app, endpoints.renewWebhookSecret, ({ reader, params }) =>
    renewSecret(db, { reader, id: params.webhookId, now: now() }),
  );

  route(app, endpoints.removeWebhook, async ({ reader, params }) => {
    await removeWebhook(db, { reader, id: params.webhookId });
    return { ok: true };
  });

  route(app, endpoints.listDeliveries, ({ reader, params }) =>
    listDeliveries(db, { userId: reader.id, webhookId: params.webhookId }),
  );

  route(app, endpoints.testWebhook, async ({ reader, params }) => {
    await limits.webhook(reader);
    return sendTest(db, { userId: reader.id, webhookId: params.webhookId, now: now() });
  });

  route(app, endpoints.resendDelivery, async ({ reader, params }) => {
    await limits.webhook(reader);
    return sendAgain(db, { userId: reader.id, ...params });
  });
}
