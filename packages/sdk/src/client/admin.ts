import { endpoints } from '../contract/endpoints.ts';
import type { BookModeration } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** Calls for admins. */
export function adminCalls(send: SendRequest) {
  return {
    /** All books, hidden and unlisted ones included. */
    books: (options: CallOptions = {}) => send(endpoints.getAdminBooks, options),

    /** Lists a book for everybody, or hides it. */
    moderateBook: (bookId: number, body: BookModeration, options: CallOptions = {}) =>
      send(endpoints.moderateBook, { ...options, params: { bookId }, body }),

    /** Removes a question; what readers did with it stays in their history. */
    deleteQuestion: (questionId: number, options: CallOptions = {}) =>
      send(endpoints.deleteQuestion, { ...options, params: { questionId } }),

    /** A link by which the account with this e-mail can set its password once, within a day. */
    createResetLink: (email: string, options: CallOptions = {}) =>
      send(endpoints.createResetLink, { ...options, body: { email } }),
  };
}
