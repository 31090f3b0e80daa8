import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './call-options.ts';
import type { FollowEvents } from './follow.ts';
import type { SendRequest } from './request.ts';

/** Calls of the runs that make items for books. */
export function generationCalls(send: SendRequest, follow: FollowEvents) {
  return {
    /** The runs of a book that are under way, and the last of each kind. */
    runs: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookRuns, { ...options, params: { bookId } }),

    /** The same each time it changes; ends when no run is under way. */
    follow: (bookId: number, options: CallOptions = {}) =>
      follow(endpoints.followRuns, { ...options, params: { bookId } }),

    /** Stops the runs of a book that are under way. */
    cancel: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.cancelRuns, { ...options, params: { bookId } }),
  };
}
