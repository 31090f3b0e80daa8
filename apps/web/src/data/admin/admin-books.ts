import type { AdminBook, BookModeration } from '@morsel/sdk/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

const adminBooksQuery = queryOptions({
  // Under the books, since whatever changes those changes this list too.
  queryKey: [...bookKeys.all, 'admin'],
  queryFn: async ({ client, signal }) => {
    const { entries } = await callAsReader(client, () => api.admin.books({}, { signal }));
    return entries;
  },
});

/** All books with their counts, hidden and unlisted ones included; for admins. */
export function useAdminBooks() {
  return useQuery(adminBooksQuery);
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
      queryClient.setQueryData(adminBooksQuery.queryKey, (books) =>
        books?.map((other) => (other.id === book.id ? book : other)),
      );
      void refreshLibrary(queryClient);
      onSuccess?.(book);
    },
    onError: (error) => onError?.(error),
  });
}
