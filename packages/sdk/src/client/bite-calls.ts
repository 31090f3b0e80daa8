import type { BiteDecision, NewOwnCard, OwnItem, OwnItemChange } from '../contract/types.ts';
import { OWN_ITEMS_PAGE } from '../domain/limits.ts';
import { type CallOptions, writeInput, type WriteOptions } from './call-options.ts';
import { entriesOf, lastOfFull } from './entries-of.ts';
import type { SendRequest } from './request.ts';

/** Calls of the sentences that a reader picks from. */
export function biteCalls(send: SendRequest) {
  return {
    /** The bites of a book that lie before the reader; the first time their texts are looked through. */
    offer: (userId: number, bookId: number, options: CallOptions = {}) =>
      send('POST /api/users/:userId/books/:bookId/bites', {
        ...options,
        params: { userId, bookId },
      }),

    /** Keeps a bite, skips it, or takes that back. */
    decide: (userId: number, biteId: number, body: BiteDecision, options: WriteOptions = {}) =>
      send('POST /api/users/:userId/bites/:biteId', {
        ...writeInput(options),
        params: { userId, biteId },
        body,
      }),
  };
}

/** Calls of the items that are a reader's own. */
export function ownItemCalls(send: SendRequest) {
  const calls = {
    /** Those of a book, newest first, with their keys; `after` the last item of the page before. */
    ofBook: (
      userId: number,
      bookId: number,
      { after, ...options }: CallOptions & { readonly after?: OwnItem | undefined } = {},
    ) =>
      send('GET /api/users/:userId/books/:bookId/own-items', {
        ...options,
        params: { userId, bookId },
        ...(after && { query: { after: `${after.changedAt}-${after.id}` } }),
      }),

    /** Adds a flashcard; the same again is the one that is there. */
    addCard: (userId: number, bookId: number, body: NewOwnCard, options: CallOptions = {}) =>
      send('POST /api/users/:userId/books/:bookId/own-cards', {
        ...options,
        params: { userId, bookId },
        body,
      }),

    /** Gives an item new words; what is not given stays. */
    change: (userId: number, itemId: number, body: OwnItemChange, options: CallOptions = {}) =>
      send('PATCH /api/users/:userId/own-items/:itemId', {
        ...options,
        params: { userId, itemId },
        body,
      }),

    /** Removes an item; what the reader did with it stays in their history. */
    remove: (userId: number, itemId: number, options: CallOptions = {}) =>
      send('DELETE /api/users/:userId/own-items/:itemId', {
        ...options,
        params: { userId, itemId },
      }),
  };
  return {
    ...calls,

    /** Those of a book, whatever page they are on: each page is asked for when it is needed. */
    all: (userId: number, bookId: number, options: CallOptions = {}) =>
      entriesOf(async (after?: OwnItem) => {
        const entries = await calls.ofBook(userId, bookId, { ...options, after });
        return { entries, next: lastOfFull(entries, OWN_ITEMS_PAGE) };
      }),
  };
}
