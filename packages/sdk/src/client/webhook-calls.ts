import type { NewWebhook, WebhookChange } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls about the webhooks of an account. What they deliver is checked by `@morsel/sdk/webhooks`. */
export function webhookCalls(send: SendRequest) {
  return {
    /** The webhooks of the account, the one that was added last first. */
    list: (options: CallOptions = {}) => send('GET /api/webhooks', options),

    /** Adds one; its secret is in this answer alone. Readers confirm before (`session.confirm`). */
    create: (body: NewWebhook, options: CallOptions = {}) =>
      send('POST /api/webhooks', { ...options, body }),

    /** Changes one, or switches it off or on; readers confirm before (`session.confirm`). */
    change: (webhookId: number, body: WebhookChange, options: CallOptions = {}) =>
      send('PATCH /api/webhooks/:webhookId', { ...options, params: { webhookId }, body }),

    /**
     * Gives it a new secret, which is in this answer alone; deliveries are signed with the former one too for a
     * day. Readers confirm before (`session.confirm`).
     */
    renewSecret: (webhookId: number, options: CallOptions = {}) =>
      send('POST /api/webhooks/:webhookId/secret', { ...options, params: { webhookId } }),

    remove: (webhookId: number, options: CallOptions = {}) =>
      send('DELETE /api/webhooks/:webhookId', { ...options, params: { webhookId } }),

    /** Its last deliveries, the latest first. */
    deliveries: (webhookId: number, options: CallOptions = {}) =>
      send('GET /api/webhooks/:webhookId/deliveries', { ...options, params: { webhookId } }),

    /** Sends a test, and returns its delivery, which is on its way. */
    test: (webhookId: number, options: CallOptions = {}) =>
      send('POST /api/webhooks/:webhookId/test', { ...options, params: { webhookId } }),

    /** Sends a delivery again, under the same message id. */
    resend: (webhookId: number, deliveryId: number, options: CallOptions = {}) =>
      send('POST /api/webhooks/:webhookId/deliveries/:deliveryId/resend', {
        ...options,
        params: { webhookId, deliveryId },
      }),
  };
}
