import { isApiError } from '@morsel/sdk';
import type { Book, Flashcard, Question } from '@morsel/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

import { savedCopyTime } from '../../data/saved-copy.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { BookNotFound } from './book-not-found.tsx';
import { BookPage } from './book-page.tsx';

interface BookWhenThereProps {
  readonly book: UseQueryResult<Book>;
  readonly questions: UseQueryResult<Question[]>;
  readonly flashcards: UseQueryResult<Flashcard[]>;
}

/** The book's page once the book has arrived; until then, or without it, what is the matter. */
export function BookWhenThere({ book, questions, flashcards }: BookWhenThereProps) {
  const { data, error, isPending, isFetching, refetch } = book;
  if (data) {
    return (
      <BookPage
        book={data}
        questions={questions}
        flashcards={flashcards}
        savedAt={savedCopyTime(book, questions, flashcards)}
      />
    );
  }
  if (isPending) return <LoadingCard label="Loading book..." first />;
  if (isMissing(error)) return <BookNotFound />;
  return <BookFailure error={error} pending={isFetching} onRetry={() => void refetch()} />;
}

/** 400 is the answer to an id that no book can have. */
function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

function BookFailure(failure: Omit<ComponentProps<typeof LoadFailure>, 'title'>) {
  usePageMeta({
    title: 'Book | Morsel',
    description: 'Questions and flashcards about a book.',
    path: undefined,
  });
  return <LoadFailure title="This book did not arrive" {...failure} />;
}
