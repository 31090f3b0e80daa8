import type { Endpoint } from '../endpoint.ts';

/** A reader's shelf. */
export const shelfEndpoints = {
  addDefaultBooks: {
    summary: "Puts the default books on the reader's shelf",
    method: 'POST',
    path: '/api/users/add-default-books',
    access: 'reader',
    token: 'study',
    answer: 'Shelf',
  },
  getShelf: {
    summary: "The reader's shelf with progress",
    method: 'GET',
    path: '/api/users/:userId/books',
    access: 'owner',
    token: 'read',
    params: 'UserParams',
    answer: 'Shelf',
  },
  shelveBook: {
    summary: 'Puts a book on the shelf',
    method: 'POST',
    path: '/api/users/:userId/books',
    access: 'owner',
    token: 'study',
    params: 'UserParams',
    headers: 'OperationHeaders',
    body: 'ShelveRequest',
    answer: 'Ok',
  },
  unshelveBook: {
    summary: 'Takes a book off the shelf; answers and mastery stay',
    method: 'DELETE',
    path: '/api/users/:userId/books/:bookId',
    access: 'owner',
    token: 'study',
    params: 'UserBookParams',
    headers: 'OperationHeaders',
    answer: 'Ok',
  },
} as const satisfies Record<string, Endpoint>;
