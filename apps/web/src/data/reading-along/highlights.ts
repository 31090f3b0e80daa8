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
import { changeKept } from '../list-changes.ts';
import type { Reactions } from '../reactions.ts';
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
  const query = highlightsQuery(useUserId());
  return useMutation({
    scope: { id: 'highlights-choice' },
    mutationFn: (choice: HighlightsChoice) =>
      writeAsReader(queryClient, (reader) => api.highlights.choose(reader, choice)),
    onSuccess: (chosen) => changeKept(queryClient, query, () => chosen),
  });
}

/** Says of which book highlights are, `mutate(bookId)`, or null for none; their text moves there. */
export function useHighlightsLink({ id }: HighlightedBook) {
  return useLinking(id, (queryClient, bookId: number | null) => link(queryClient, id, bookId));
}

/** Adds the book that highlights are of, as the app names it, puts it on the shelf, and them into it. */
export function useHighlightsAddition(
  { id, title, author }: HighlightedBook,
  reactions: Reactions<HighlightedBook>,
) {
  const add = async (queryClient: QueryClient) => {
    const book = await writeAsReader(queryClient, () => api.books.create({ title, author }));
    await shelve(queryClient, book);
    return link(queryClient, id, book.id);
  };
  return useLinking<void>(id, add, reactions);
}

/** Forgets the highlights of a book and their text, `mutate()`; those that are forgotten already are no failure. */
export function useForgottenHighlights(
  highlighted: HighlightedBook,
  { onSuccess }: Reactions<HighlightedBook>,
) {
  const { id } = highlighted;
  const queryClient = useQueryClient();
  const query = highlightsQuery(useUserId());
  return useMutation({
    mutationFn: () =>
      writeAsReader(queryClient, (reader) => api.highlights.forget(reader, id)).catch(
        (error: unknown) => {
          if (!isNotFound(error)) throw error;
        },
      ),
    onSuccess: async () => {
      onSuccess?.(highlighted);
      await changeKept(queryClient, query, ({ books, ...choices }) => ({
        ...choices,
        books: books.filter((other) => other.id !== id),
      }));
      void refreshLibrary(queryClient);
    },
  });
}

const link = (queryClient: QueryClient, id: number, bookId: number | null) =>
  writeAsReader(queryClient, (reader) => api.highlights.link(reader, id, { bookId }));

/** Tells of which book highlights are, in a way that answers them as they are then; one after another. */
function useLinking<Choice>(
  id: number,
  tell: (queryClient: QueryClient, choice: Choice) => Promise<HighlightedBook>,
  { onSuccess }: Reactions<HighlightedBook> = {},
) {
  const queryClient = useQueryClient();
  const query = highlightsQuery(useUserId());
  return useMutation({
    scope: { id: `highlights-${id}` },
    mutationFn: (choice: Choice) => tell(queryClient, choice),
    onSuccess: async (linked) => {
      await changeKept(queryClient, query, ({ books, ...choices }) => ({
        ...choices,
        books: books.map((other) => (other.id === id ? linked : other)),
      }));
      void refreshLibrary(queryClient);
      onSuccess?.(linked);
    },
  });
}
