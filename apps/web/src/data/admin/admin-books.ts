import type { Page } from '@morsel/sdk';
import type { AdminBook, AdminBooksQuery, BookModeration } from '@morsel/sdk/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import { byPage, entriesOf } from '../books/book-pages.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

/** Which of them the server is asked for. */
export type AdminSearch = {
  readonly [Key in 'q' | 'state' | 'topic']?: AdminBooksQuery[Key] | undefined;
};

// Under the books, since whatever changes those changes this list too.
const adminKey = [...bookKeys.all, 'admin'] as const;

const adminBooksQuery = infiniteQueryOptions({
  ...byPage,
  queryKey: [...adminKey, 'pages'],
  queryFn: ({ client, pageParam: cursor, signal }) =>
    callAsReader(client, () => api.admin.books({ cursor }, { signal })),
  select: entriesOf,
});

/** Of its own name: what was found stays until another search, whatever was done about it. */
const foundKey = ['admin-books-found'] as const;

const foundQuery = (search: AdminSearch) =>
  infiniteQueryOptions({
    ...byPage,
    queryKey: [...foundKey, search],
    queryFn: ({ client, pageParam: cursor, signal }) =>
      callAsReader(client, () => api.admin.books({ ...search, cursor }, { signal })),
    select: entriesOf,
    refetchOnMount: 'always',
  });

const totalsQuery = queryOptions({
  queryKey: [...adminKey, 'totals'],
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.libraryTotals({ signal })),
});

/** All books by title with their counts, hidden and unlisted ones included, page by page; for admins. */
export function useAdminBooks() {
  return useInfiniteQuery(adminBooksQuery);
}

/** Those of them that the server finds; undefined asks for nothing. */
export function useFoundAdminBooks(search: AdminSearch | undefined) {
  return useInfiniteQuery({ ...foundQuery(search ?? {}), enabled: search !== undefined });
}

/** How many books there are, and how many of them wait for approval. */
export function useLibraryTotals() {
  return useQuery(totalsQuery);
}

/** Gives a book another cover picture, `mutate(imageUrl)`. */
export function useCoverEdit(bookId: number, { onSuccess, onError }: Reactions<void> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (imageUrl: string) => {
      await api.books.change(bookId, { imageUrl });
    },
    onSuccess: () => {
      void refreshLibrary(queryClient);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}

/** Lists a book for everybody, hides it or shows it again, `mutate({ hidden: true })`. */
export function useModeration(bookId: number, { onSuccess, onError }: Reactions<AdminBook> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: BookModeration) => api.admin.moderateBook(bookId, change),
    onSuccess: (book) => {
      for (const queryKey of [adminBooksQuery.queryKey, foundKey]) {
        queryClient.setQueriesData<InfiniteData<Page<AdminBook[]>>>({ queryKey }, (list) =>
          withBook(list, book),
        );
      }
      void refreshLibrary(queryClient);
      onSuccess?.(book);
    },
    onError: (error) => onError?.(error),
  });
}

/** The same pages with the book as it is now. */
function withBook(
  list: InfiniteData<Page<AdminBook[]>> | undefined,
  book: AdminBook,
): InfiniteData<Page<AdminBook[]>> | undefined {
  const pages = list?.pages.map(({ entries, next }) => ({
    entries: entries.map((other) => (other.id === book.id ? book : other)),
    next,
  }));
  return list && pages && { ...list, pages };
}
