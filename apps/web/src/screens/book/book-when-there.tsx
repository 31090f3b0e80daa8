import { isNotFound } from '@morsel/sdk';
import type { Book, Flashcard, Question } from '@morsel/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

import { savedCopyTime } from '../../data/saved-copy.ts';
import { BookNotFound } from '../../features/books/book-not-found.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
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
  if (isNotFound(error)) return <BookNotFound />;
  return <BookFailure error={error} pending={isFetching} onRetry={() => void refetch()} />;
}

function BookFailure(failure: Omit<ComponentProps<typeof LoadFailure>, 'title' | 'isKept'>) {
  usePageMeta({
    title: 'Book | Morsel',
    description: 'Questions and flashcards about a book.',
    path: undefined,
  });
  return <LoadFailure title="This book did not arrive" isKept {...failure} />;
}
