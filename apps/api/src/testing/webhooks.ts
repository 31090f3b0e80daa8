import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { CreatedWebhook, NewWebhook, WebhookMessage } from '@morsel/sdk/contract';
import { type WebhookEvent, WEBHOOK_EVENTS } from '@morsel/sdk/domain';
import { verifyWebhook } from '@morsel/sdk/webhooks';
import { onTestFinished } from 'vitest';

import type { Db } from '../database/connection.ts';
import { networkOfReach } from '../internet/network.ts';
import { type Delivering, deliverDue } from '../modules/webhooks/deliver-due.ts';
import type { TestReader, TestServer } from './server.ts';

const HERE = '127.0.0.1';

/** A webhook of a reader with a delivery that is over, as rows alone. */
export async function webhookOf(db: Db, { id: userId }: { readonly id: number }) {
  const hook = { userId, url: 'https://hooks.example.org/', secret: 'whsec_AAAA', events: 1 };
  const webhook = await db
    .insertInto('webhooks')
    .values({ ...hook, dailyGoal: 20, createdAt: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const over = { messageId: 'msg_1', type: 'webhook.test', body: '{}', state: 'failed' } as const;
  const delivery = await db
    .insertInto('webhookDeliveries')
    .values({ webhookId: webhook.id, createdAt: Date.UTC(2026, 2, 2, 9), ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhookId: webhook.id, deliveryId: delivery.id };
}

/** What any reader may choose. */
const READER_EVENTS: readonly WebhookEvent[] = WEBHOOK_EVENTS.filter(
  (event) => event !== 'item.reported',
);

/** Adds a webhook by the call that a reader would use. */
export async function addWebhook(
  reader: TestReader,
  { url, events = [...READER_EVENTS], ...rest }: Partial<NewWebhook> & Pick<NewWebhook, 'url'>,
): Promise<CreatedWebhook> {
  const payload = { url, events, ...rest };
  const answer = await reader.inject({ method: 'POST', url: '/api/webhooks', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A server on this machine that keeps what it gets, and answers as it is told to. */
export async function receiver(answer: RequestListener = (_request, response) => response.end()) {
  const received: Received[] = [];
  const listener: { answer: RequestListener } = { answer };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      listener.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HERE}:${port}/hook`,
    received,
    messages: () => received.map(({ body }) => JSON.parse(body) as WebhookMessage),
    /** What came, each checked by the helper that receivers use. */
    verified: (secret: string, now: number) =>
      Promise.all(received.map(({ body, headers }) => verifyWebhook(body, headers, secret, now))),
    answerWith: (status: number) => {
      listener.answer = (_request, response) => void response.writeHead(status).end();
    },
    listener,
  };
}

/** Has what is due at the server's time delivered, by one round. */
export function deliverNow(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  over: Partial<Delivering> = {},
): Promise<void> {
  const { signal } = new AbortController();
  const network = networkOfReach('private');
  return deliverDue({ db, now: () => clock.now, random: () => 0.5, network, signal, ...over });
}
