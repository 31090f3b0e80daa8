import { ApiError } from '@morsel/sdk';

/** A refusal by the API as its client throws it; `field` is the part of the request at fault. */
export function anApiError(status: number, detail = 'Refused', field?: string): ApiError {
  const problem = {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    ...(field && { field }),
  };
  return new ApiError({ status, statusText: '', body: JSON.stringify(problem), problem });
}
