import type { Problem } from '@morsel/sdk/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import {
  DatabaseUnavailableError,
  InsufficientScopeError,
  InvalidTokenError,
  LimitReachedError,
} from '../../errors.ts';
import { causeOfFailure } from './cause-of-failure.ts';
import { OutageLog } from './outage-log.ts';
import { type ThrownError, problemOf } from './problem.ts';

/** Seconds after which to try again what the database could not be used for. */
const RETRY_AFTER_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    outages: OutageLog;
  }
}

/** Every failure is answered as problem details (RFC 9457). */
export function addProblems(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.decorate('outages', new OutageLog(app.log));
  app.addHook('onClose', async () => app.outages.end());
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    sendError(await causeOfFailure(db, error, request), request, reply),
  );
}

export function sendError(error: ThrownError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  noteFailure({ error, status: problem.status }, request, reply);
  // The others say all there is to say.
  const found = problem.status >= 500 ? { ...problem, requestId: request.id } : problem;
  return sendProblem(reply, found);
}

/**
 * What a failure is beside its words, whatever protocol these are in: its headers, and a line in the log
 * where it is the server's.
 */
export function noteFailure(
  { error, status }: { readonly error: Error; readonly status: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  forbidKeeping(reply);
  if (error instanceof LimitReachedError) reply.header('retry-after', retryAfterOf(error));
  const challenge = challengeOf(error);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  if (error instanceof DatabaseUnavailableError) noteOutage(error, request, reply);
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
}

/** Tells whoever runs the server why the database cannot be used, and the caller when to come back. */
export function noteOutage(
  error: DatabaseUnavailableError,
  { server }: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('retry-after', RETRY_AFTER_S);
  server.outages.note(error);
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  forbidKeeping(reply);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

/** Some failures may be kept on the way unless told otherwise. */
const forbidKeeping = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** Whole seconds, after which the window is surely over. */
const retryAfterOf = ({ waitMs }: LimitReachedError) => Math.max(1, Math.ceil(waitMs / 1000));

/** What is wrong with an access token, as programs look for it (RFC 6750, section 3). */
function challengeOf(error: Error): string | undefined {
  if (error instanceof InvalidTokenError) return 'Bearer error="invalid_token"';
  if (error instanceof InsufficientScopeError) {
    return `Bearer error="insufficient_scope", scope="${error.scope}"`;
  }
  return undefined;
}
