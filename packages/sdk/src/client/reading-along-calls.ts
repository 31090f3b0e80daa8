import type { DocumentLink, HighlightsChoice, HighlightsLink } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls of the documents whose reading devices tell. */
export function documentCalls(send: SendRequest) {
  const path = '/api/users/:userId/documents/:documentId';
  return {
    /** All of a reader, the one that was read last first. */
    list: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/documents', { ...options, params: { userId } }),

    /** Says which book a document is, or none. */
    link: (userId: number, documentId: number, body: DocumentLink, options: CallOptions = {}) =>
      send(`PATCH ${path}`, { ...options, params: { userId, documentId }, body }),

    /** Forgets how far it was read; reading positions stay. */
    forget: (userId: number, documentId: number, options: CallOptions = {}) =>
      send(`DELETE ${path}`, { ...options, params: { userId, documentId } }),
  };
}

/** Calls of the highlights that other apps send. */
export function highlightCalls(send: SendRequest) {
  const path = '/api/users/:userId/highlights';
  return {
    /** The books that they are of, and whether cards are made of them. */
    list: (userId: number, options: CallOptions = {}) =>
      send(`GET ${path}`, { ...options, params: { userId } }),

    /** Says what becomes of those that come; what is not named stays as it was. */
    choose: (userId: number, body: HighlightsChoice, options: CallOptions = {}) =>
      send(`PATCH ${path}`, { ...options, params: { userId }, body }),

    /** Says of which book they are, or of none; their text moves there. */
    link: (
      userId: number,
      highlightedBookId: number,
      body: HighlightsLink,
      options: CallOptions = {},
    ) =>
      send(`PATCH ${path}/:highlightedBookId`, {
        ...options,
        params: { userId, highlightedBookId },
        body,
      }),

    /** Forgets those of a book, with the texts that they were put into. */
    forget: (userId: number, highlightedBookId: number, options: CallOptions = {}) =>
      send(`DELETE ${path}/:highlightedBookId`, {
        ...options,
        params: { userId, highlightedBookId },
      }),
  };
}
