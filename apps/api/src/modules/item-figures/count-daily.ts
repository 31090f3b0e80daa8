import { setTimeout as delay } from 'node:timers/promises';

import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { countFigures } from './count-figures.ts';
import { findLastCount } from './queries.ts';

/** Counts the figures of items once a day while the server listens. */
export function countFiguresDaily(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  const stopping = new AbortController();
  let work: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    work = countWhenDue(app, deps, stopping.signal);
  });
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  app.addHook('onClose', async () => work);
}

async function countWhenDue(
  app: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await actAlone(db, 'counting figures of items', async () => {
        // Kept in the database, since a server may be started often.
        const last = await findLastCount(db);
        if (last === null || last <= now() - DAY_MS) await countFigures(db, now(), signal);
      });
    } catch (error) {
      app.log.error({ err: error }, 'figures of items were not counted');
    }
    await delay(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
