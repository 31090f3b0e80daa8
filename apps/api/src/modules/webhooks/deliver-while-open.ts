import { setTimeout as delay } from 'node:timers/promises';

import { MINUTE_MS, SECOND_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { deliverAlone } from './deliver-alone.ts';
import { networkOfReach } from './send-webhook.ts';
import { tellStreaksAtRisk } from './tell-streaks-at-risk.ts';
import type { WebhookReach } from './webhook-address.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;
const LOOK_AT_STREAKS_EVERY_MS = 10 * MINUTE_MS;

/**
 * Delivers messages of webhooks, and tells of streaks at risk, while the server listens: of several processes
 * on a database the one that is first.
 */
export function deliverWebhooksWhileOpen(
  app: FastifyInstance,
  { db, now, reach }: Pick<Deps, 'db' | 'now'> & { readonly reach: WebhookReach },
): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivering = { db, now, random: Math.random, network: networkOfReach(reach), signal };
  let work: Promise<unknown> | undefined;
  app.addHook('onListen', async () => {
    work = Promise.all([
      repeat(app, LOOK_EVERY_MS, signal, () => deliverAlone(delivering)),
      repeat(app, LOOK_AT_STREAKS_EVERY_MS, signal, () =>
        actAlone(db, 'telling of streaks at risk', () => tellStreaksAtRisk(db, now())),
      ),
    ]);
  });
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  app.addHook('onClose', async () => work);
}

async function repeat(
  app: FastifyInstance,
  everyMs: number,
  signal: AbortSignal,
  act: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await act();
    } catch (error) {
      if (!signal.aborted) app.log.error({ err: error }, 'webhooks were not delivered');
    }
    await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
