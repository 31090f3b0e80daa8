import { isApiError } from '@morsel/sdk';

/** What a reader does to an item, as a word for it. */
export type ReaderWrite = 'answer' | 'mark' | 'rating' | 'undo';

const TOO_MANY_REQUESTS = 429;

/**
 * What a failed write says to the reader: the reason when the API refused it, else what did not
 * arrive and what to do, such as "Your answer did not arrive. Tap it again."
 */
export function failureWords(error: Error, what: ReaderWrite): string {
  if (isApiError(error) && isRefusal(error.status)) return error.problem?.detail ?? error.message;
  if (error.message === 'User not found') return 'User not found. Load the page again.';
  return `Your ${what} did not arrive. Tap it again.`;
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}
