import type { Problem } from '../contract/types.ts';

interface Refusal {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly problem?: Problem | undefined;
  readonly retryAfter?: number | undefined;
}

/** The API answered, but not with success. Its message is "status: body text". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly status: number;
  /** Text of the answer; empty when it had none. */
  declare readonly body: string;
  /** The body's content when it is `application/problem+json`. */
  declare readonly problem: Problem | undefined;
  /** Seconds to wait before the next try, where the API gives them. */
  declare readonly retryAfter: number | undefined;

  constructor({ statusText, ...told }: Refusal) {
    super(`${told.status}: ${told.body || statusText}`);
    Object.assign(this, told);
  }
}

/** Whether a rejection is an answer of the API, and not a failure to reach it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The error that an answer without success stands for. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text();
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body,
    problem: problemOf(response.headers.get('content-type'), body),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

function problemOf(contentType: string | null, body: string): Problem | undefined {
  if (!contentType?.startsWith('application/problem+json')) return undefined;
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'detail' in value &&
    typeof value.detail === 'string'
  );
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
