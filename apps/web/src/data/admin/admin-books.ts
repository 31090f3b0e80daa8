import type { Page } from '@morsel/sdk';
import type { AdminBook, AdminBooksQuery, BookModeration } from '@morsel/sdk/contract';
import { MOST_BOOKS_PAGE } from '@morsel/sdk/domain';
import {
  type InfiniteData,
  type QueryClient,
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
export function useCoverEdit(bookId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (imageUrl: string) => {
      await api.books.change(bookId, { imageUrl });
    },
    onSuccess: () => void refreshLibrary(queryClient),
  });
}

/** Lists a book for everybody, hides it or shows it again, `mutate({ hidden: true })`. */
export function useModeration(bookId: number, { onSuccess, onError }: Reactions<AdminBook> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: BookModeration) => api.admin.moderateBook(bookId, change),
    onSuccess: (book) => {
      show(queryClient, [book]);
      void refreshLibrary(queryClient);
      onSuccess?.(book);
    },
    onError: (error) => onError?.(error),
  });
}

/** Which books are changed at once, and how. */
export interface ManyModerated {
  readonly bookIds: readonly number[];
  readonly change: BookModeration;
}

/**
 * The same for many books, `mutate({ bookIds, change })`; answers what was asked, with the ids of those that are
 * there. What breaks off has changed the first of them, and the same again changes the others.
 */
export function useModerationOfMany({ onSuccess, onError }: Reactions<ManyModerated>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ bookIds, change }: ManyModerated) => {
      const changed: number[] = [];
      for (let begin = 0; begin < bookIds.length; begin += MOST_BOOKS_PAGE) {
        const some = bookIds.slice(begin, begin + MOST_BOOKS_PAGE);
        const books = await api.admin.moderateBooks({ bookIds: some, ...change });
        show(queryClient, books);
        changed.push(...books.map(({ id }) => id));
      }
      return { bookIds: changed, change };
    },
    onSuccess: (moderated) => onSuccess?.(moderated),
    onError: (error) => onError?.(error),
    onSettled: () => void refreshLibrary(queryClient),
  });
}

/** The lists have the books as they are now. */
function show(queryClient: QueryClient, books: readonly AdminBook[]): void {
  for (const queryKey of [adminBooksQuery.queryKey, foundKey]) {
    queryClient.setQueriesData<InfiniteData<Page<AdminBook[]>>>({ queryKey }, (list) =>
      withBooks(list, books),
    );
  }
}

function withBooks(
  list: InfiniteData<Page<AdminBook[]>> | undefined,
  books: readonly AdminBook[],
): InfiniteData<Page<AdminBook[]>> | undefined {
  const changed = new Map(books.map((book) => [book.id, book]));
  const pages = list?.pages.map(({ entries, next }) => ({
    entries: entries.map((other) => changed.get(other.id) ?? other),
    next,
  }));
  return list && pages && { ...list, pages };
}
