import type { Source, SourceQuery } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, writeAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

/** A text as the reader hands it over. */
export interface NewText {
  readonly content: Blob;
  readonly name: string;
  readonly kind: NonNullable<SourceQuery['kind']>;
}

export const sourcesQuery = (bookId: number) =>
  queryOptions({
    // Under the book, since a batch of items changes how much of a text is worked through.
    queryKey: [...bookKeys.byId(bookId), 'sources'],
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.sources.ofBook(bookId, { signal })),
  });

/** The texts of a book that the reader may have items made from, and whether that can be done. */
export function useSources(bookId: number) {
  return useQuery(sourcesQuery(bookId));
}

/** Sends a text of a book; the answer comes when it has been read. */
export function sendText(
  queryClient: QueryClient,
  bookId: number,
  { content, name, kind }: NewText,
): Promise<Source> {
  return writeAsReader(queryClient, () => api.sources.add(bookId, content, { name, kind }));
}

/** Adds a text to a book, `mutate(text)`. */
export function useAddText(bookId: number, { onSuccess, onError }: Reactions<Source> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: NewText) => sendText(queryClient, bookId, text),
    onSuccess: async (source) => {
      await queryClient.invalidateQueries({ queryKey: sourcesQuery(bookId).queryKey });
      onSuccess?.(source);
    },
    onError: (error) => onError?.(error),
  });
}

/** Takes a text away, and what was made from it, `mutate(sourceId)`. */
export function useRemoveText({ onSuccess, onError }: Reactions<void> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sourceId: number) => {
      await writeAsReader(queryClient, (userId) => api.sources.remove(userId, sourceId));
    },
    onSuccess: async () => {
      await refreshLibrary(queryClient);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}
