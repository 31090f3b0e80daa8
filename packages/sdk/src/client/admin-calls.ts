import type {
  AdminBooksQuery,
  BookModeration,
  BooksModeration,
  ClaimDecision,
  FiguresDecision,
  HidingSelection,
  HidingsQuery,
  ItemEdit,
  ItemModeration,
  RestoreRequest,
} from '../contract/types.ts';
import { HIDINGS_PAGE } from '../domain/limits.ts';
import type { CallOptions } from './call-options.ts';
import { entriesOf, lastOfFull } from './entries-of.ts';
import type { SendForPage } from './page.ts';
import type { Loose, SendRequest } from './request.ts';

/** Calls for admins. */
export function adminCalls(send: SendRequest, sendForPage: SendForPage) {
  return {
    /** All books by title, hidden and unlisted ones included: those that are asked for, page by page. */
    books: (query: Loose<AdminBooksQuery> = {}, options: CallOptions = {}) =>
      sendForPage('GET /api/admin/books', { ...options, query }),

    /** The same, whatever page they are on: each page is asked for when it is needed. */
    allBooks: (query: Loose<AdminBooksQuery> = {}, options: CallOptions = {}) =>
      entriesOf((cursor?: string) =>
        sendForPage('GET /api/admin/books', {
          ...options,
          query: { ...query, ...(cursor && { cursor }) },
        }),
      ),

    /** How many books there are, and how many wait for approval. */
    libraryTotals: (options: CallOptions = {}) => send('GET /api/admin/library', options),

    /** Lists a book for everybody, or hides it. */
    moderateBook: (bookId: number, body: BookModeration, options: CallOptions = {}) =>
      send('PATCH /api/admin/books/:bookId', { ...options, params: { bookId }, body }),

    /** The same for several books at once; those that are not there are left out. */
    moderateBooks: (body: BooksModeration, options: CallOptions = {}) =>
      send('PATCH /api/admin/books', { ...options, body }),

    /** Removes a question; what readers did with it stays in their history. */
    deleteQuestion: (questionId: number, options: CallOptions = {}) =>
      send('DELETE /api/admin/questions/:questionId', { ...options, params: { questionId } }),

    /** The items with open reports or claims, those with most of them first. */
    reportedItems: (options: CallOptions = {}) => send('GET /api/admin/reports', options),

    /** A page of the items that reports have hidden, or would have, the latest first. */
    hidings: (query: Loose<HidingsQuery> = {}, options: CallOptions = {}) =>
      send('GET /api/admin/hidings', { ...options, query }),

    /** The same, whatever page they are on: each page is asked for when it is needed. */
    allHidings: (query: Loose<HidingsQuery> = {}, options: CallOptions = {}) =>
      entriesOf(async (before?: number) => {
        const page = { ...options, query: { ...query, ...(before && { before }) } };
        const entries = await send('GET /api/admin/hidings', page);
        return { entries, next: lastOfFull(entries, HIDINGS_PAGE)?.id };
      }),

    /** How many they are, also of some of them, and of which books and reporters most of them are. */
    hidingTotals: (query: Loose<HidingSelection> = {}, options: CallOptions = {}) =>
      send('GET /api/admin/hidings/totals', { ...options, query }),

    /** Undoes all hidings of a book, a reporter, or a time, and dismisses the reports behind them. */
    restoreItems: (body: RestoreRequest, options: CallOptions = {}) =>
      send('POST /api/admin/hidings/restore', { ...options, body }),

    /** The questions whose figures want a look, the worst first. */
    doubtfulItems: (options: CallOptions = {}) => send('GET /api/admin/items/doubtful', options),

    /** All items of a book, with keys and reports. */
    bookItems: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/admin/books/:bookId/items', { ...options, params: { bookId } }),

    /** An item with its key and reports. */
    item: (itemId: number, options: CallOptions = {}) =>
      send('GET /api/admin/items/:itemId', { ...options, params: { itemId } }),

    /** Keeps a reported item, or hides it. */
    moderateItem: (itemId: number, body: ItemModeration, options: CallOptions = {}) =>
      send('PATCH /api/admin/items/:itemId', { ...options, params: { itemId }, body }),

    /** Gives an item new content; refused where it does not pass the checks. */
    editItem: (itemId: number, body: ItemEdit, options: CallOptions = {}) =>
      send('PATCH /api/admin/items/:itemId/content', { ...options, params: { itemId }, body }),

    /** Accepts or refuses what readers claim to be right; harmless when nobody does any more. */
    decideClaims: (itemId: number, body: ClaimDecision, options: CallOptions = {}) =>
      send('POST /api/admin/items/:itemId/claims', { ...options, params: { itemId }, body }),

    /** Says that a question is fine in spite of its figures, or takes that back. */
    decideFigures: (itemId: number, body: FiguresDecision, options: CallOptions = {}) =>
      send('PATCH /api/admin/items/:itemId/figures', { ...options, params: { itemId }, body }),

    /** What models were used for lately, and what that has taken. */
    modelCosts: (options: CallOptions = {}) => send('GET /api/admin/model-costs', options),

    /** Removes an item; what readers did with it stays in their history. */
    deleteItem: (itemId: number, options: CallOptions = {}) =>
      send('DELETE /api/admin/items/:itemId', { ...options, params: { itemId } }),

    /** Has another item made in the place of this one. */
    regenerateItem: (itemId: number, options: CallOptions = {}) =>
      send('POST /api/admin/items/:itemId/regenerate', { ...options, params: { itemId } }),

    /** A link by which the account with this e-mail can set its password once, within a day. */
    createResetLink: (email: string, options: CallOptions = {}) =>
      send('POST /api/admin/reset-links', { ...options, body: { email } }),
  };
}
