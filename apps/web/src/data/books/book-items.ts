import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { bookKeys } from './book-keys.ts';

const bookItemKeys = {
  questions: (bookId: number) => [...bookKeys.byId(bookId), 'questions'] as const,
  questionsBySlug: (slug: string) => [...bookKeys.bySlug(slug), 'questions'] as const,
  flashcards: (bookId: number) => [...bookKeys.byId(bookId), 'flashcards'] as const,
  flashcardsBySlug: (slug: string) => [...bookKeys.bySlug(slug), 'flashcards'] as const,
};

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
