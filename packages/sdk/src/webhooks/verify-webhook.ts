import type { WebhookMessage } from '../contract/types.ts';
import { WEBHOOK_HEADERS } from '../domain/webhooks.ts';
import { webhookSignature } from './webhook-signature.ts';

/** A request that is no delivery of the hook with this secret; the message says why. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** Headers by name, as `Headers` of the Fetch API or as an object of Node's, with names in small letters. */
export type ReceivedHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

export interface VerifyOptions {
  /** How old, or early, a delivery may be, in seconds; five minutes when nothing is said. */
  readonly toleranceS?: number;
}

const USUAL_TOLERANCE_S = 300;
const MS_PER_S = 1000;

/**
 * Checks that a request is a delivery of the hook whose secret this is, and was sent lately, and returns
 * what it tells. The same message may come twice: its `webhook-id` is the same then.
 *
 * @param body as it came, not parsed and written anew.
 * @param secret `whsec_…`, as it was shown once.
 * @param now epoch ms.
 * @throws WebhookError when it is not.
 */
export async function verifyWebhook(
  body: string,
  headers: ReceivedHeaders,
  secret: string,
  now: number,
  { toleranceS = USUAL_TOLERANCE_S }: VerifyOptions = {},
): Promise<WebhookMessage> {
  const id = required(headers, WEBHOOK_HEADERS.id);
  const sent = required(headers, WEBHOOK_HEADERS.timestamp);
  const signatures = required(headers, WEBHOOK_HEADERS.signature);
  if (!/^\d{1,12}$/.test(sent)) throw new WebhookError('The timestamp is not a number');
  const timestamp = Number(sent);
  if (Math.abs(Math.floor(now / MS_PER_S) - timestamp) > toleranceS) {
    throw new WebhookError('The timestamp is too far from now');
  }
  const expected = await webhookSignature(secret, { id, timestamp, body });
  const fits = signatures.split(' ').map((signature) => isSame(signature, expected));
  if (!fits.includes(true)) throw new WebhookError('No signature fits');
  return JSON.parse(body) as WebhookMessage;
}

function required(headers: ReceivedHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`No header ${name}`);
  return value;
}

/** Takes as long wherever they differ, so that no one finds a signature sign by sign. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) {
    difference |= (one.codePointAt(at) ?? 0) ^ (other.codePointAt(at) ?? 0);
  }
  return difference === 0;
}
