import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { operationOf } from '../operations/operation.ts';
import { rateFlashcard } from './rate-flashcard.ts';

export function registerFlashcardsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.rateFlashcard, async ({ headers, params, body, reader }) => {
    const { flashcardId } = params;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(deps.db, (tx) =>
      rateFlashcard(tx, { reader, operation, flashcardId, ...body }),
    );
  });
}
