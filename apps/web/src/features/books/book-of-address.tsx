import { isNotFound } from '@morsel/sdk';
import type { Book } from '@morsel/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useBook, useBookBySlug } from '../../data/books/books.ts';
import { useParams } from '../../navigation/routes.ts';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { BookNotFound } from './book-not-found.tsx';

interface BookScreenProps {
  /** What the screen is called, before the book's title. */
  readonly name: string;
  readonly description: string;
  readonly children: (book: Book) => ReactNode;
}

/** A screen beside the page of the book whose slug or id stands in the address; no page for others. */
export function BookOfAddress(props: BookScreenProps) {
  const { slug, id = '' } = useParams();
  if (slug !== undefined) return <OfSlug {...props} slug={slug} />;
  return /^[1-9]\d*$/.test(id) ? <OfId {...props} bookId={Number(id)} /> : <BookNotFound />;
}

function OfSlug({ slug, ...props }: BookScreenProps & { readonly slug: string }) {
  return <WhenThere {...props} book={useBookBySlug(slug)} />;
}

function OfId({ bookId, ...props }: BookScreenProps & { readonly bookId: number }) {
  return <WhenThere {...props} book={useBook(bookId)} />;
}

function WhenThere(props: BookScreenProps & { readonly book: UseQueryResult<Book> }) {
  const { name, description, children, book } = props;
  const { data, error, isPending, isFetching, refetch } = book;
  usePageMeta({
    title: `${name}${data ? `: ${data.title}` : ''} | Morsel`,
    description,
    path: undefined,
  });
  if (data) return children(data);
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
