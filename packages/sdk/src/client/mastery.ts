import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls about what a reader has mastered. */
export function masteryCalls(send: SendRequest) {
  return {
    /** The mastered questions, newest first. */
    list: (options: CallOptions = {}) => send(endpoints.getMastered, options),

    /** Whether the reader has mastered the whole book. */
    ofBook: (userId: number, bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookMastery, { ...options, params: { userId, bookId } }),
  };
}
