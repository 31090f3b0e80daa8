import { isNotFound } from '@morsel/sdk';
import type { HighlightedBook, HighlightsChoice } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId, writeAsReader } from '../account/identity.ts';
import { refreshLibrary } from '../refresh-library.ts';
import { shelve } from '../shelf/shelve-book.ts';

const highlightsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['highlights', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.highlights.list(id, { signal })),
  });

/** The books of which other apps have sent highlights, and whether cards are made of them. */
export function useHighlights() {
  return useQuery(highlightsQuery(useUserId()));
}

/** Says what becomes of highlights that come, `mutate(choice)`. */
export function useHighlightsChoice() {
  const queryClient = useQueryClient();
  const { queryKey } = highlightsQuery(useUserId());
  return useMutation({
    scope: { id: 'highlights-choice' },
    mutationFn: (choice: HighlightsChoice) =>
      writeAsReader(queryClient, (reader) => api.highlights.choose(reader, choice)),
    onSuccess: async (chosen) => {
      // What was asked before does not know of it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, chosen);
    },
  });
}

/** Says of which book highlights are, `mutate(bookId)`, or null for none; their text moves there. */
export function useHighlightsLink({ id }: HighlightedBook) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    scope: { id: `highlights-${id}` },
    mutationFn: (bookId: number | null) => link(queryClient, id, bookId),
    onSuccess: (linked) => showLinked(queryClient, userId, linked),
  });
}

/** Adds the book that highlights are of, as the app names it, puts it on the shelf, and them into it. */
export function useHighlightsAddition({ id, title, author }: HighlightedBook) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    scope: { id: `highlights-${id}` },
    mutationFn: async () => {
      const book = await writeAsReader(queryClient, () => api.books.create({ title, author }));
      await shelve(queryClient, book);
      return link(queryClient, id, book.id);
    },
    onSuccess: (linked) => showLinked(queryClient, userId, linked),
  });
}

/** Forgets the highlights of a book and their text, `mutate()`; those that are forgotten already are no failure. */
export function useForgottenHighlights({ id }: HighlightedBook, onForgotten: () => void) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: () =>
      writeAsReader(queryClient, (reader) => api.highlights.forget(reader, id)).catch(
        (error: unknown) => {
          if (!isNotFound(error)) throw error;
        },
      ),
    onSuccess: async () => {
      onForgotten();
      await changeBooks(queryClient, userId, (books) => books.filter((other) => other.id !== id));
      void refreshLibrary(queryClient);
    },
  });
}

const link = (queryClient: QueryClient, id: number, bookId: number | null) =>
  writeAsReader(queryClient, (reader) => api.highlights.link(reader, id, { bookId }));

async function showLinked(
  queryClient: QueryClient,
  userId: number | undefined,
  linked: HighlightedBook,
): Promise<void> {
  await changeBooks(queryClient, userId, (books) =>
    books.map((other) => (other.id === linked.id ? linked : other)),
  );
  void refreshLibrary(queryClient);
}

async function changeBooks(
  queryClient: QueryClient,
  userId: number | undefined,
  change: (books: HighlightedBook[]) => HighlightedBook[],
): Promise<void> {
  const { queryKey } = highlightsQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, books: change(known.books) });
}
