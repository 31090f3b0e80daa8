import type { Endpoint } from '../endpoint.ts';

/** Sentences of a reader's texts to pick from, and the items that are a reader's own. */
export const biteEndpoints = {
  offerBites: {
    summary:
      'Sentences of the texts of a book for the reader to keep as items of their own, or to skip',
    method: 'POST',
    path: '/api/users/:userId/books/:bookId/bites',
    access: 'owner',
    params: 'UserBookParams',
    answer: 'Bites',
  },
  decideBite: {
    summary: 'Keeps a bite as an item of the reader’s own, skips it, or takes that back',
    method: 'POST',
    path: '/api/users/:userId/bites/:biteId',
    access: 'owner',
    params: 'UserBiteParams',
    headers: 'OperationHeaders',
    body: 'BiteDecision',
    answer: 'BiteResult',
  },
  createOwnCard: {
    summary: 'Adds a flashcard that the reader has written and that only they see',
    method: 'POST',
    path: '/api/users/:userId/books/:bookId/own-cards',
    access: 'owner',
    params: 'UserBookParams',
    body: 'NewOwnCard',
    answer: 'OwnItem',
  },
  getOwnItems: {
    summary: 'The items of a book that are the reader’s own, newest first, page by page',
    method: 'GET',
    path: '/api/users/:userId/books/:bookId/own-items',
    access: 'owner',
    params: 'UserBookParams',
    query: 'OwnItemsQuery',
    answer: 'OwnItems',
  },
  changeOwnItem: {
    summary: 'Gives an item of the reader’s own new words, as a new revision',
    method: 'PATCH',
    path: '/api/users/:userId/own-items/:itemId',
    access: 'owner',
    params: 'UserItemParams',
    body: 'OwnItemChange',
    answer: 'OwnItem',
  },
  deleteOwnItem: {
    summary: 'Removes an item of the reader’s own; what they did with it stays in their history',
    method: 'DELETE',
    path: '/api/users/:userId/own-items/:itemId',
    access: 'owner',
    params: 'UserItemParams',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
