import { MINUTE_MS, SECOND_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { repeatWhileOpen } from '../../http/repeat-while-open.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import { networkOfReach } from '../../internet/network.ts';
import { deliverAlone } from './deliver-alone.ts';
import { tellStreaksAtRisk } from './tell-streaks-at-risk.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;
const LOOK_AT_STREAKS_EVERY_MS = 10 * MINUTE_MS;

/**
 * Delivers messages of webhooks, and tells of streaks at risk, while the server listens: of several processes
 * on a database the one that is first.
 */
export function deliverWebhooksWhileOpen(
  app: FastifyInstance,
  { db, now, reach }: Pick<Deps, 'db' | 'now'> & { readonly reach: ReaderReach },
): void {
  const failure = 'webhooks were not delivered';
  const network = networkOfReach(reach);
  repeatWhileOpen(app, {
    everyMs: LOOK_EVERY_MS,
    failure,
    act: (signal) => deliverAlone({ db, now, random: Math.random, network, signal }),
  });
  repeatWhileOpen(app, {
    everyMs: LOOK_AT_STREAKS_EVERY_MS,
    failure,
    act: () => actAlone(db, 'telling of streaks at risk', () => tellStreaksAtRisk(db, now())),
  });
}
