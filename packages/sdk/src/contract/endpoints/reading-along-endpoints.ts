import type { Endpoint } from '../endpoint.ts';

/**
 * What e-readers tell of reading, and other apps of highlights. They tell it in their own protocols
 * (`/api/koreader`, `/api/readwise`), which are no part of this list.
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
  getHighlights: {
    summary: 'The books of which other apps have sent the reader’s highlights',
    method: 'GET',
    path: '/api/users/:userId/highlights',
    access: 'owner',
    token: 'read',
    params: 'UserParams',
    answer: 'HighlightedBooks',
  },
  chooseHighlights: {
    summary: 'Says what becomes of highlights that come: flashcards, too, and books that are added',
    method: 'PATCH',
    path: '/api/users/:userId/highlights',
    access: 'owner',
    token: 'add-texts',
    params: 'UserParams',
    body: 'HighlightsChoice',
    answer: 'HighlightedBooks',
  },
  linkHighlights: {
    summary: 'Says of which book highlights are, or of none; their text moves there',
    method: 'PATCH',
    path: '/api/users/:userId/highlights/:highlightedBookId',
    access: 'owner',
    token: 'never',
    params: 'UserHighlightsParams',
    body: 'HighlightsLink',
    answer: 'HighlightedBook',
  },
  forgetHighlights: {
    summary: 'Forgets the highlights of a book, with the texts that they were put into',
    method: 'DELETE',
    path: '/api/users/:userId/highlights/:highlightedBookId',
    access: 'owner',
    token: 'never',
    params: 'UserHighlightsParams',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
