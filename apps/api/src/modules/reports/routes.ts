import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import type { AnonymousKeys } from './anonymous-keys.ts';
import { countHidings } from './count-hidings.ts';
import { listHidings } from './list-hidings.ts';
import { listReports } from './list-reports.ts';
import { reportItem } from './report-item.ts';
import { restoreItems } from './restore-items.ts';

type ReportsOptions = { readonly limits: Limiter; readonly keys: AnonymousKeys };

export function registerReportsRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, keys }: ReportsOptions,
): void {
  route(app, endpoints.reportItem, async ({ reader, request, params: { itemId }, body }) => {
    const address = request.ip;
    const use = await limits.report(reader, address);
    try {
      const input = { reader, itemId, report: body, address, now: now() };
      return await db.transaction().execute((tx) => reportItem(tx, input, keys));
    } catch (error) {
      await use.giveBack();
      throw error;
    }
  });

  route(app, endpoints.getReports, ({ reader }) => listReports(db, reader));

  route(app, endpoints.getHidings, ({ query }) => listHidings(db, query));

  route(app, endpoints.getHidingTotals, ({ query }) => countHidings(db, query));

  route(app, endpoints.restoreItems, ({ body }) => restoreItems(db, body, now()));
}
