import type { FeedItem } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { bookKeys } from './books.ts';

const bookItemKeys = {
  questions: (bookId: number) => [...bookKeys.byId(bookId), 'questions'] as const,
  questionsBySlug: (slug: string) => [...bookKeys.bySlug(slug), 'questions'] as const,
  flashcards: (bookId: number) => [...bookKeys.byId(bookId), 'flashcards'] as const,
  flashcardsBySlug: (slug: string) => [...bookKeys.bySlug(slug), 'flashcards'] as const,
};

/** Takes an item out of the lists that were read of its book. */
export function takeFromBookItems(queryClient: QueryClient, itemId: number): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isItemsKey(queryKey);
  queryClient.setQueriesData<FeedItem[]>({ predicate }, (items) =>
    items?.filter(({ id }) => id !== itemId),
  );
}

/** The lists are read anew when they come up again: items that were practised are not due as they were. */
export function outdateBookItems(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isItemsKey(queryKey);
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
}

function isItemsKey(queryKey: readonly unknown[]): boolean {
  const list = queryKey.at(-1);
  return queryKey[0] === bookKeys.all[0] && (list === 'questions' || list === 'flashcards');
}

const questionsQuery = (bookId: number) =>
  queryOptions({
    queryKey: bookItemKeys.questions(bookId),
    queryFn: ({ signal }) => api.books.questions(bookId, { signal }),
  });

const questionsBySlugQuery = (slug: string) =>
  queryOptions({
    queryKey: bookItemKeys.questionsBySlug(slug),
    queryFn: ({ signal }) => api.books.questionsBySlug(slug, { signal }),
  });

const flashcardsQuery = (bookId: number) =>
  queryOptions({
    queryKey: bookItemKeys.flashcards(bookId),
    queryFn: ({ signal }) => api.books.flashcards(bookId, { signal }),
  });

const flashcardsBySlugQuery = (slug: string) =>
  queryOptions({
    queryKey: bookItemKeys.flashcardsBySlug(slug),
    queryFn: ({ signal }) => api.books.flashcardsBySlug(slug, { signal }),
  });

/** The questions of a book, in its order, with the reader's mastered marks. */
export function useQuestions(bookId: number) {
  return useQuery(questionsQuery(bookId));
}

export function useQuestionsBySlug(slug: string) {
  return useQuery(questionsBySlugQuery(slug));
}

/** The flashcards of a book, in its order. */
export function useFlashcards(bookId: number) {
  return useQuery(flashcardsQuery(bookId));
}

export function useFlashcardsBySlug(slug: string) {
  return useQuery(flashcardsBySlugQuery(slug));
}
