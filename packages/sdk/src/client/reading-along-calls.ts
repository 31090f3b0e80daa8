import type { DocumentLink } from '../contract/types.ts';
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
