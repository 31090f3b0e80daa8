import type { Books } from '@morsel/sdk/contract';
import { LONGEST, type TopicName } from '@morsel/sdk/domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';
import { bookKeys } from './book-keys.ts';
import { byPage, entriesOf } from './book-pages.ts';
import type { BookList } from './books.ts';
import { SEARCH_PAUSE_MS } from './search-pause.ts';

/** Which books are looked for. */
interface BookSearch {
  readonly words: string;
  readonly topic: TopicName | 'all';
}

const foundQuery = ({ words, topic }: BookSearch) => {
  const q = words.trim().slice(0, LONGEST.bookSearch);
  return infiniteQueryOptions({
    ...byPage,
    queryKey: [...bookKeys.found, q, topic],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.books.list(
        { cursor, q: q || undefined, topic: topic === 'all' ? undefined : topic },
        { signal },
      ),
    select: entriesOf,
  });
};

/**
 * The books among which a search finds what there is: those of the list that are here, and where that
 * is not all of them, also what the server finds once nobody types any more.
 */
export function useFindableBooks(list: BookList, { words, topic }: BookSearch) {
  const search = { words: useSettled(words, SEARCH_PAUSE_MS), topic };
  const isAsked = list.hasNextPage && (words.trim() !== '' || topic !== 'all');
  const found = useInfiniteQuery({ ...foundQuery(search), enabled: isAsked });
  const shown = isAsked ? found : list;
  return {
    books: isAsked ? withOthers(list.data ?? [], found.data ?? []) : (list.data ?? []),
    /** The list has books that are not here. */
    isPartial: list.hasNextPage,
    isLooking: isAsked && (found.isPending || search.words !== words) && !found.isError,
    failure: shown.isFetchNextPageError || isAsked ? shown.error : null,
    hasMore: shown.hasNextPage,
    isReading: shown.isFetching,
    /** Reads the next page, or again what did not arrive. */
    readMore: () => void (shown.isError && isAsked ? shown.refetch() : shown.fetchNextPage()),
  };
}

/** The list goes on by title, so that what it lacks comes behind it. */
function withOthers(books: Books, found: Books): Books {
  const known = new Set(books.map(({ id }) => id));
  return [...books, ...found.filter(({ id }) => !known.has(id))];
}
