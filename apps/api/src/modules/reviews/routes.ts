import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { undoReview } from './undo-review.ts';

export function registerReviewsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.undoReview, async ({ headers, body, reader }) => {
    const { itemId, opId } = body;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) => undoReview(tx, { reader, operation, itemId, opId }));
  });
}
