export type { WebhookMessage } from '../contract/types.ts';
export { webhookSignature } from './webhook-signature.ts';
export { verifyWebhook, WebhookError } from './verify-webhook.ts';
