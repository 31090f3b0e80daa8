import type { AdminBook } from '@morsel/sdk/contract';

import { type useAdminBooks, useFoundAdminBooks } from '../../../data/admin/admin-books.ts';
import { SEARCH_PAUSE_MS } from '../../../data/books/search-pause.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { type BookFilter, searchOf } from './book-filter.ts';

/**
 * The books among which the filter finds what there is: those of the list that are here, and where that is
 * not all of them, also what the server finds once nobody types any more.
 */
export function useFindableBooks(list: ReturnType<typeof useAdminBooks>, filter: BookFilter) {
  const search = searchOf({ ...filter, words: useSettled(filter.words, SEARCH_PAUSE_MS) });
  const isAsked = list.hasNextPage && Object.values(searchOf(filter)).some(Boolean);
  const found = useFoundAdminBooks(isAsked ? search : undefined);
  const shown = isAsked ? found : list;
  return {
    books: withOthers(list.data ?? [], isAsked ? (found.data ?? []) : []),
    isPartial: list.hasNextPage,
    failure: isAsked || list.isFetchNextPageError ? shown.error : null,
    hasMore: shown.hasNextPage || found.isError,
    isReading: shown.isFetching,
    readMore: () => void (isAsked && found.isError ? found.refetch() : shown.fetchNextPage()),
  };
}

function withOthers(books: readonly AdminBook[], found: readonly AdminBook[]): AdminBook[] {
  const known = new Set(books.map(({ id }) => id));
  return [...books, ...found.filter(({ id }) => !known.has(id))];
}
