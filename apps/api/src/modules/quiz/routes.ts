import { endpoints } from '@morsel/sdk/contract';
import { feedPageLength } from '@morsel/sdk/rules';
import type { FastifyInstance } from 'fastify';

import { commitTogether } from '../../database/commit-together.ts';
import type { Deps } from '../../deps.ts';
import { route, textRoute } from '../../http/routing.ts';
import { masterQuestion, unmasterQuestion } from '../mastery/master-question.ts';
import { operationOf } from '../operations/operation.ts';
import { answerQuestion } from './answer-question.ts';
import type { Feed } from './feed.ts';

/** Feed of page loads that do not name theirs. */
const DEFAULT_FEED = 'default';

/** Ends the id of a feed of what is due, which so is another one than the whole feed of that id. */
const DUE_FEED = '/due';

export function registerQuizRoutes(app: FastifyInstance, deps: Deps, feed: Feed): void {
  const { db } = deps;

  textRoute(app, endpoints.getFeed, async ({ query, headers, reader }, serialise) => {
    const feedId = headers['feed-id'] ?? DEFAULT_FEED;
    const dueOnly = query.due ?? false;
    const request = {
      reader,
      feedId: dueOnly ? `${feedId}${DUE_FEED}` : feedId,
      offset: query.offset ?? 0,
      limit: feedPageLength(query.limit),
      now: deps.now(),
      dueOnly,
    };
    return feed.readPage(request, serialise);
  });

  route(app, endpoints.answerQuestion, async ({ headers, body, reader }) => {
    const { questionId, answer } = body;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(db, (tx) =>
      answerQuestion(tx, { reader, operation, questionId, answer }),
    );
  });

  route(app, endpoints.masterQuestion, async ({ headers, body: { questionId }, reader }) => {
    const operation = operationOf(headers, reader, deps);
    return commitTogether(db, (tx) => masterQuestion(tx, { reader, operation, questionId }));
  });

  route(app, endpoints.masterQuestionById, async ({ headers, params, reader }) => {
    const { questionId } = params;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(db, (tx) => masterQuestion(tx, { reader, operation, questionId }));
  });

  route(app, endpoints.unmasterQuestion, async ({ headers, params, reader }) => {
    const { questionId } = params;
    const operation = operationOf(headers, reader, deps);
    return commitTogether(db, (tx) => unmasterQuestion(tx, { reader, operation, questionId }));
  });
}
