export type { WebhookMessage } from '../contract/types.ts';
export { type SignedParts, webhookSignature } from './webhook-signature.ts';
export {
  type ReceivedHeaders,
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
} from './verify-webhook.ts';
