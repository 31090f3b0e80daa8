import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { decideBite } from './decide-bite.ts';

export function registerBitesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.decideBite, ({ headers, params: { biteId }, body: decision, reader }) => {
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) => decideBite(tx, { reader, operation, biteId, decision }));
  });
}
