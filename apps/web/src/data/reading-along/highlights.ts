import type { HighlightedBook } from '@morsel/sdk/contract';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId, writeAsReader } from '../account/identity.ts';
import { refreshLibrary } from '../refresh-library.ts';

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

/** Says whether highlights that come become flashcards, too, `mutate(makesCards)`. */
export function useHighlightCards() {
  const queryClient = useQueryClient();
  const { queryKey } = highlightsQuery(useUserId());
  return useMutation({
    scope: { id: 'highlight-cards' },
    mutationFn: (makesCards: boolean) =>
      writeAsReader(queryClient, (reader) => api.highlights.choose(reader, { makesCards })),
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
  const { queryKey } = highlightsQuery(useUserId());
  return useMutation({
    scope: { id: `highlights-${id}` },
    mutationFn: (bookId: number | null) =>
      writeAsReader(queryClient, (reader) => api.highlights.link(reader, id, { bookId })),
    onSuccess: async (linked) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            books: known.books.map((other) => (other.id === id ? linked : other)),
          },
      );
      void refreshLibrary(queryClient);
    },
  });
}
