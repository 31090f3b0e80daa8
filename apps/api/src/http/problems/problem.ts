import { STATUS_CODES } from 'node:http';

import type { Problem } from '@morsel/sdk/contract';
import {
  ACCOUNT_DELETED,
  CONFIRMATION_REQUIRED,
  INSUFFICIENT_SCOPE,
  INVALID_TOKEN,
  NOT_FOR_TOKENS,
  UNKNOWN_PASSKEY,
} from '@morsel/sdk/domain';
import type { FastifyError } from 'fastify';

import { isUnstorableText } from '../../database/unstorable-text.ts';
import {
  AccountDeletedError,
  AppliedLongAgoError,
  ConfirmationRequiredError,
  ConflictError,
  DatabaseUnavailableError,
  ForbiddenError,
  InsufficientScopeError,
  InvalidInputError,
  InvalidTokenError,
  LimitReachedError,
  NotForTokensError,
  NotFoundError,
  OperationMismatchError,
  TooLargeError,
  TooSlowError,
  UnauthenticatedError,
  UnavailableError,
  UnknownPasskeyError,
} from '../../errors.ts';
import { validationProblem } from './validation-problem.ts';

const NO_DATABASE =
  'Morsel cannot get at what it has stored just now; please try again in a moment';
const UNSTORABLE_TEXT = 'A text holds the character U+0000, which cannot be stored';

type Finding = { status: number; detail: string; type?: string; field?: string | undefined };

/** What may be known of a failure beside that it is an error: the framework's tell more. */
export type ThrownError = Error &
  Partial<Pick<FastifyError, 'code' | 'statusCode' | 'validation' | 'validationContext'>>;

/** Problem details of a failure. */
export function problemOf(error: ThrownError): Problem {
  return problemWith(ownFinding(error) ?? frameworkFinding(error));
}

/** Problem details (RFC 9457) of one of our statuses. */
export function problemWith({ status, detail, type, field }: Finding): Problem {
  return {
    type: type ?? 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(field === undefined ? {} : { field }),
  };
}

function ownFinding(error: Error): Finding | undefined {
  const detail = error.message;
  if (error instanceof InvalidInputError) return { status: 400, detail, field: error.field };
  if (error instanceof UnauthenticatedError) return { status: 401, detail };
  if (error instanceof AccountDeletedError) return { status: 401, detail, type: ACCOUNT_DELETED };
  if (error instanceof UnknownPasskeyError) return { status: 401, detail, type: UNKNOWN_PASSKEY };
  if (error instanceof InvalidTokenError) return { status: 401, detail, type: INVALID_TOKEN };
  if (error instanceof ForbiddenError) return { status: 403, detail };
  if (error instanceof NotForTokensError) return { status: 403, detail, type: NOT_FOR_TOKENS };
  if (error instanceof InsufficientScopeError) {
    return { status: 403, detail, type: INSUFFICIENT_SCOPE };
  }
  if (error instanceof ConfirmationRequiredError) {
    return { status: 403, detail, type: CONFIRMATION_REQUIRED };
  }
  if (error instanceof NotFoundError) return { status: 404, detail };
  if (error instanceof TooSlowError) return { status: 408, detail };
  if (error instanceof ConflictError) return { status: 409, detail, field: error.field };
  if (error instanceof AppliedLongAgoError) return { status: 409, detail };
  if (error instanceof TooLargeError) return { status: 413, detail, field: error.field };
  if (error instanceof OperationMismatchError) return { status: 422, detail };
  if (error instanceof LimitReachedError) return { status: 429, detail };
  if (error instanceof UnavailableError) return { status: 503, detail };
  if (error instanceof DatabaseUnavailableError) return { status: 503, detail: NO_DATABASE };
  if (isUnstorableText(error)) return { status: 400, detail: UNSTORABLE_TEXT };
  return undefined;
}

/** What the framework found; the detail of a 5xx is ours alone. */
function frameworkFinding(error: ThrownError): Finding {
  if (error.validation) return refusedBySchema(error, error.validation);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? { status, detail: detailByCode[error.code ?? ''] ?? error.message }
    : { status: status === 503 ? 503 : 500, detail: 'Something went wrong on our side' };
}

/** A path that names what cannot be is an address at which there is nothing. */
function refusedBySchema(
  error: ThrownError,
  complaints: NonNullable<ThrownError['validation']>,
): Finding {
  const { detail, field } = validationProblem(complaints, partOf(error));
  if (error.validationContext !== 'params') return { status: 400, detail, field };
  return { status: 404, detail: `There is nothing at this address: ${detail}`, field };
}

const partOf = ({ validationContext }: ThrownError) =>
  validationContext === 'querystring' ? 'query' : (validationContext ?? 'request');

const detailByCode: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty although its content type is JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The content type of the body must be application/json, of a file application/octet-stream',
};
