import { STATUS_CODES } from 'node:http';

import type { Problem } from '@morsel/sdk/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isUnstorableText } from '../database/unstorable-text.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  OperationMismatchError,
  UnauthenticatedError,
} from '../errors.ts';
import { validationProblem } from './validation-problem.ts';

const UNSTORABLE_TEXT = 'A text holds the character U+0000, which cannot be stored';

type Finding = { status: number; detail: string; field?: string | undefined };

/** Every failure is answered as problem details (RFC 9457). */
export function addProblems(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const finding = findingOf(error);
  if (error instanceof LimitReachedError) reply.header('retry-after', retryAfterOf(error));
  if (finding.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, finding);
}

export function sendProblem(reply: FastifyReply, { status, detail, field }: Finding) {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(field === undefined ? {} : { field }),
  };
  // Some failures may be kept on the way unless told otherwise.
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('application/problem+json').send(problem);
}

/** Whole seconds, after which the window is surely over. */
const retryAfterOf = ({ waitMs }: LimitReachedError) => Math.max(1, Math.ceil(waitMs / 1000));

function findingOf(error: FastifyError): Finding {
  return ownFinding(error) ?? frameworkFinding(error);
}

function ownFinding(error: Error): Finding | undefined {
  const detail = error.message;
  if (error instanceof InvalidInputError) return { status: 400, detail, field: error.field };
  if (error instanceof UnauthenticatedError) return { status: 401, detail };
  if (error instanceof ForbiddenError) return { status: 403, detail };
  if (error instanceof NotFoundError) return { status: 404, detail };
  if (error instanceof ConflictError) return { status: 409, detail, field: error.field };
  if (error instanceof OperationMismatchError) return { status: 422, detail };
  if (error instanceof LimitReachedError) return { status: 429, detail };
  if (isUnstorableText(error)) return { status: 400, detail: UNSTORABLE_TEXT };
  return undefined;
}

/** What the framework found; the detail of a 5xx is ours alone. */
function frameworkFinding(error: FastifyError): Finding {
  if (error.validation) return { status: 400, ...validationProblem(error) };
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? { status, detail: detailByCode[error.code] ?? error.message }
    : { status: status === 503 ? 503 : 500, detail: 'Something went wrong on our side' };
}

const detailByCode: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 1 MiB',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty although its content type is JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type of the body must be application/json',
};
