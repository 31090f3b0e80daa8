import { isApiError } from '@morsel/sdk';

/** What came of something that was done to a book, as it stands in the book's row. */
export interface Outcome {
  readonly words: string;
  readonly failed: boolean;
}

/** For a part of a row that does something: tells the row what came of it, nothing to begin anew. */
export type OnOutcome = (outcome: Outcome | undefined) => void;

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
