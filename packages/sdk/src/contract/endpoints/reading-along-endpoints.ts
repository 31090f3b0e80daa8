import type { Endpoint } from '../endpoint.ts';

/**
 * What e-readers tell of reading. They tell it by their own protocol (`/api/koreader`), which is no part
 * of this list.
 */
export const readingAlongEndpoints = {
  getFollowedDocuments: {
    summary: 'The documents whose reading the reader’s devices tell, and which books they are',
    method: 'GET',
    path: '/api/users/:userId/documents',
    access: 'owner',
    token: 'read',
    params: 'UserParams',
    answer: 'FollowedDocuments',
  },
  linkDocument: {
    summary:
      'Says which book a document is, or none; the positions of its texts follow it from then on',
    method: 'PATCH',
    path: '/api/users/:userId/documents/:documentId',
    access: 'owner',
    token: 'study',
    params: 'UserDocumentParams',
    body: 'DocumentLink',
    answer: 'FollowedDocument',
  },
  forgetDocument: {
    summary: 'Forgets how far a document was read; reading positions stay',
    method: 'DELETE',
    path: '/api/users/:userId/documents/:documentId',
    access: 'owner',
    token: 'study',
    params: 'UserDocumentParams',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
