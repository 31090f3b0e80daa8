import { SECOND_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { repeatWhileOpen } from '../../http/repeat-while-open.ts';
import type { Delivering } from '../webhooks/deliver-due.ts';
import { networkOfReach } from '../webhooks/send-webhook.ts';
import type { WebhookReach } from '../webhooks/webhook-address.ts';
import { passOnDue } from './pass-on-due.ts';
import { isAnyDue } from './queries.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;

/** Passes on positions while the server listens: of several processes on a database the one that is first. */
export function passOnWhileOpen(
  app: FastifyInstance,
  { db, now, reach }: Pick<Deps, 'db' | 'now'> & { readonly reach: WebhookReach },
): void {
  const network = networkOfReach(reach);
  repeatWhileOpen(app, {
    everyMs: LOOK_EVERY_MS,
    failure: 'reading positions were not passed on',
    act: (signal) => passOnAlone({ db, now, random: Math.random, network, signal }),
  });
}

/** The lock is asked for only where there is something to do. */
async function passOnAlone(delivering: Delivering): Promise<void> {
  const { db, now } = delivering;
  if (!(await isAnyDue(db, now()))) return;
  await actAlone(db, 'passing on positions', () => passOnDue(delivering));
}
