import { endpoints } from '../contract/endpoints.ts';
import type { BookModeration, ItemEdit, ItemModeration } from '../contract/schemas/index.ts';
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

    /** The items with open reports, most reported first. */
    reportedItems: (options: CallOptions = {}) => send(endpoints.getReportedItems, options),

    /** All items of a book, with keys and reports. */
    bookItems: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getAdminBookItems, { ...options, params: { bookId } }),

    /** Keeps a reported item, or hides it. */
    moderateItem: (itemId: number, body: ItemModeration, options: CallOptions = {}) =>
      send(endpoints.moderateItem, { ...options, params: { itemId }, body }),

    /** Gives an item new content; refused where it does not pass the checks. */
    editItem: (itemId: number, body: ItemEdit, options: CallOptions = {}) =>
      send(endpoints.editItem, { ...options, params: { itemId }, body }),

    /** Removes an item; what readers did with it stays in their history. */
    deleteItem: (itemId: number, options: CallOptions = {}) =>
      send(endpoints.deleteItem, { ...options, params: { itemId } }),

    /** Has another item made in the place of this one. */
    regenerateItem: (itemId: number, options: CallOptions = {}) =>
      send(endpoints.regenerateItem, { ...options, params: { itemId } }),

    /** A link by which the account with this e-mail can set its password once, within a day. */
    createResetLink: (email: string, options: CallOptions = {}) =>
      send(endpoints.createResetLink, { ...options, body: { email } }),
  };
}
