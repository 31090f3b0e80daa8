import { endpoints } from '../contract/endpoints.ts';
import type { ReadingPosition, SourceQuery } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of the texts of books. */
export function sourceCalls(send: SendRequest) {
  return {
    /** The texts of a book that the reader may have items made from. */
    ofBook: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookSources, { ...options, params: { bookId } }),

    /** Adds a text: a file, or notes as UTF-8; answers when it is read. */
    add: (bookId: number, file: Blob, query: SourceQuery, options: CallOptions = {}) =>
      send(endpoints.addBookSource, { ...options, params: { bookId }, query, file }),

    /** Takes a text of the reader away, and the items made from it with it. */
    remove: (userId: number, sourceId: number, options: CallOptions = {}) =>
      send(endpoints.removeSource, { ...options, params: { userId, sourceId } }),

    /** Says how far the reader has read a text; answers the text. */
    setReadingPosition: (
      userId: number,
      sourceId: number,
      body: ReadingPosition,
      options: CallOptions = {},
    ) => send(endpoints.setReadingPosition, { ...options, params: { userId, sourceId }, body }),
  };
}
