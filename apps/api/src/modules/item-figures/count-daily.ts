import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { actAlone } from '../../database/act-alone.ts';
import type { Deps } from '../../deps.ts';
import { repeatWhileOpen } from '../../http/repeat-while-open.ts';
import { countFigures } from './count-figures.ts';
import { findLastCount } from './queries.ts';

/** Counts the figures of items once a day while the server listens. */
export function countFiguresDaily(
  app: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): void {
  repeatWhileOpen(app, {
    everyMs: HOUR_MS,
    failure: 'figures of items were not counted',
    act: (signal) =>
      actAlone(db, 'counting figures of items', async () => {
        // Kept in the database, since a server may be started often.
        const last = await findLastCount(db);
        if (last === null || last <= now() - DAY_MS) await countFigures(db, now(), signal);
      }),
  });
}
