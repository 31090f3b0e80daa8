import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { claimAnswer } from './claim-answer.ts';

export function registerClaimsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.claimAnswer, ({ headers, params, body, reader }) => {
    const { questionId } = params;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) =>
      claimAnswer(tx, { reader, operation, questionId, opId: body.opId }),
    );
  });
}
