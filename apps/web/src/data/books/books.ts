import type { Book } from '@morsel/sdk/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { bookKeys } from './book-keys.ts';
import { byPage, entriesOf } from './book-pages.ts';

const booksQuery = infiniteQueryOptions({
  ...byPage,
  queryKey: bookKeys.list,
  queryFn: ({ pageParam: cursor, signal }) => api.books.list({ cursor }, { signal }),
  select: entriesOf,
});

function bookQuery(bookId: number) {
  return queryOptions({
    queryKey: bookKeys.byId(bookId),
    queryFn: ({ signal }) => api.books.get(bookId, { signal }),
  });
}

function bookBySlugQuery(slug: string) {
  return queryOptions({
    queryKey: bookKeys.bySlug(slug),
    queryFn: ({ signal }) => api.books.getBySlug(slug, { signal }),
  });
}

/** A book that the page has read already, in whatever list or by itself. */
export function knownBook(queryClient: QueryClient, bookId: number): Book | undefined {
  const isMeant = ({ id }: Book) => id === bookId;
  const list = queryClient.getQueryData(booksQuery.queryKey);
  return (
    (list && entriesOf(list).find(isMeant)) ??
    queryClient
      .getQueriesData<Book>({ predicate: ({ queryKey }) => isBookKey(queryKey) })
      .flatMap(([, book]) => book ?? [])
      .find(isMeant)
  );
}

/** Whether a query is that of one book, and not of what belongs to it. */
function isBookKey(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === bookKeys.all[0] && queryKey[1] !== 'list' && queryKey.length === 3;
}

export type BookList = ReturnType<typeof useBooks>;

/** The books that the reader may see, by title, page by page. */
export function useBooks() {
  return useInfiniteQuery(booksQuery);
}

/** A book by its id; an ApiError of status 404 says that there is none for this reader. */
export function useBook(bookId: number) {
  return useQuery(bookQuery(bookId));
}

/** A book by its slug; an ApiError of status 404 says that there is none for this reader. */
export function useBookBySlug(slug: string) {
  return useQuery(bookBySlugQuery(slug));
}
