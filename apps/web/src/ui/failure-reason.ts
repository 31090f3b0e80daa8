import { isApiError } from '@morsel/sdk';

/**
 * Why something failed and what to do next: the API's own words where it refused, such as "The
 * daily limit is reached.", else that it could not be reached.
 */
export function failureReason(error: Error): string {
  if (!isApiError(error))
    return 'Morsel could not be reached. Check your connection, then try again.';
  if (error.status === 401) return 'Your session is over. Sign in again, then try once more.';
  if (error.status >= 500) return 'Something broke on our side. Try again in a moment.';
  return error.problem?.detail ?? error.message;
}
