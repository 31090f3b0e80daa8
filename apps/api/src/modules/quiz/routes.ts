import { endpoints } from '@morsel/sdk/contract';
import { FEED_PAGE_SIZE } from '@morsel/sdk/rules';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { operationOf } from '../../operation.ts';
import { route } from '../../routing.ts';
import { masterQuestion, unmasterQuestion } from '../mastery/mastering.ts';
import { answerQuestion } from './answering.ts';
import { readFeedPage } from './feed.ts';

/** Feed of page loads that do not name theirs. */
const DEFAULT_FEED = 'default';

/** Items of a feed page at most. */
const LONGEST_PAGE = 20;

export function registerQuizRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, endpoints.getFeed, async ({ query, headers, reader }) =>
    readFeedPage(db, {
      reader,
      feedId: headers['feed-id'] ?? DEFAULT_FEED,
      offset: query.offset ?? 0,
      limit: Math.min(query.limit ?? FEED_PAGE_SIZE, LONGEST_PAGE),
      now: deps.now(),
    }),
  );

  route(app, endpoints.answerQuestion, async ({ headers, body, reader }) => {
    const { questionId, answer } = body;
    const operation = operationOf(headers, reader, deps);
    return db
      .transaction()
      .execute((tx) => answerQuestion(tx, { reader, operation, questionId, answer }));
  });

  route(app, endpoints.masterQuestion, async ({ headers, body: { questionId }, reader }) => {
    const operation = operationOf(headers, reader, deps);
    return db.transaction().execute((tx) => masterQuestion(tx, { reader, operation, questionId }));
  });

  route(app, endpoints.masterQuestionById, async ({ headers, params, reader }) => {
    const { questionId } = params;
    const operation = operationOf(headers, reader, deps);
    return db.transaction().execute((tx) => masterQuestion(tx, { reader, operation, questionId }));
  });

  route(app, endpoints.unmasterQuestion, async ({ headers, params, reader }) => {
    const { questionId } = params;
    const operation = operationOf(headers, reader, deps);
    return db
      .transaction()
      .execute((tx) => unmasterQuestion(tx, { reader, operation, questionId }));
  });
}
