import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { listReports } from './list-reports.ts';
import { reportItem } from './report-item.ts';

export function registerReportsRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.reportItem, ({ reader, params: { itemId }, body: report }) =>
    db.transaction().execute((tx) => reportItem(tx, { reader, itemId, report, now: now() })),
  );

  route(app, endpoints.getReports, ({ reader }) => listReports(db, reader));
}
