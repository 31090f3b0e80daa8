import type { OutgoingHttpHeaders } from 'node:http';

import { WEBHOOK_HEADERS } from '@morsel/sdk/domain';
import { webhookSignature } from '@morsel/sdk/webhooks';

import { askOnce, passOver } from '../../internet/ask-once.ts';
import { type Network, askWithin } from '../../internet/network.ts';
import { GONE } from '../../internet/retry-rule.ts';

const MS_PER_S = 1000;

type Outgoing = {
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  /** Epoch ms. */
  readonly formerSecretUntil: number | null;
  readonly messageId: string;
  readonly body: string;
};

/** What became of a try: the receiver's status, if it answered, and in words what was wrong. */
type Outcome = { readonly status: number | null; readonly problem: string | null };

/**
 * Sends a message once, signed as Standard Webhooks has it; only a status from 200 to 299 is a success. No
 * address is connected to but those that were checked, and no redirect is followed.
 *
 * @param now epoch ms.
 * @throws the signal's reason once that is aborted; whatever else fails is an outcome.
 */
export async function sendWebhook(
  outgoing: Outgoing,
  { now, signal, network }: { now: number; signal: AbortSignal; network: Network },
): Promise<Outcome> {
  const url = new URL(outgoing.url);
  const asking = { network, signal, patience: AbortSignal.timeout(network.patienceMs) };
  return askWithin(url, asking, async (deadline) => {
    const headers = await headersOf(outgoing, now);
    const status = await post({ url, body: outgoing.body }, headers, { network, signal: deadline });
    return { status, problem: problemOf(status) };
  });
}

async function headersOf(outgoing: Outgoing, now: number) {
  const { messageId: id, body } = outgoing;
  const timestamp = Math.floor(now / MS_PER_S);
  const signed = { id, timestamp, body };
  const signatures = await Promise.all(
    secretsOf(outgoing, now).map((secret) => webhookSignature(secret, signed)),
  );
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Morsel (webhooks)',
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: String(timestamp),
    [WEBHOOK_HEADERS.signature]: signatures.join(' '),
  };
}

/** The secret, and the one before it while that is young enough. */
function secretsOf({ secret, formerSecret, formerSecretUntil }: Outgoing, now: number): string[] {
  const signsStill = formerSecret !== null && (formerSecretUntil ?? 0) > now;
  return signsStill ? [secret, formerSecret] : [secret];
}

async function post(
  { url, body }: { readonly url: URL; readonly body: string },
  headers: OutgoingHttpHeaders,
  { network, signal }: { network: Network; signal: AbortSignal },
): Promise<number> {
  const response = await askOnce({ method: 'POST', url, headers, body }, network, signal);
  passOver(response);
  return response.statusCode ?? 0;
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return 'The receiver says that it wants no more (410)';
  if (status >= 300 && status < 400) {
    return `The receiver answered with a redirect (${status}), which is not followed`;
  }
  return `The receiver answered ${status}`;
}
