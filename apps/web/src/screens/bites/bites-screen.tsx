import './bites.css';
import { isNotFound } from '@morsel/sdk';
import type { Book } from '@morsel/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { useBook, useBookBySlug } from '../../data/books/books.ts';
import { BookNotFound } from '../../features/books/book-not-found.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { BitesPage } from './bites-page.tsx';

/** The bites of the book whose slug stands in the address. */
export function BitesBySlug() {
  const { slug = '' } = useParams();
  return <BitesWhenThere book={useBookBySlug(slug)} />;
}

/** The bites of the book whose id stands in the address. */
export function BitesById() {
  const { id = '' } = useParams();
  return /^[1-9]\d*$/.test(id) ? <BitesOfId bookId={Number(id)} /> : <BookNotFound />;
}

function BitesOfId({ bookId }: { readonly bookId: number }) {
  return <BitesWhenThere book={useBook(bookId)} />;
}

/** Sentences of the reader's own texts of a book, one by one, to keep as items or to skip. */
function BitesWhenThere({ book }: { readonly book: UseQueryResult<Book> }) {
  const { data, error, isPending, isFetching, refetch } = book;
  usePageMeta({
    title: `Pick your bites${data ? `: ${data.title}` : ''} | Morsel`,
    description: 'Sentences of your own text, to keep as questions.',
    path: undefined,
  });
  if (data) return <BitesPage book={data} />;
  if (isPending) return <LoadingCard label="Loading book..." first />;
  if (isNotFound(error)) return <BookNotFound />;
  return (
    <LoadFailure
      title="This book did not arrive"
      isKept
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
