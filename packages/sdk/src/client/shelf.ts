import { endpoints } from '../contract/endpoints.ts';
import { writeInput, type CallOptions, type WriteOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of a reader's shelf. */
export function shelfCalls(send: SendRequest) {
  return {
    /** The books on the shelf with the reader's progress. */
    list: (userId: number, options: CallOptions = {}) =>
      send(endpoints.getShelf, { ...options, params: { userId } }),

    /** Puts a book on the shelf; twice is harmless. */
    add: (userId: number, bookId: number, options: WriteOptions = {}) =>
      send(endpoints.shelveBook, { ...writeInput(options), params: { userId }, body: { bookId } }),

    /** Takes a book off the shelf; answers and mastery stay. */
    remove: (userId: number, bookId: number, options: WriteOptions = {}) =>
      send(endpoints.unshelveBook, { ...writeInput(options), params: { userId, bookId } }),
  };
}
