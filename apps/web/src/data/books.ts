import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';

export const bookKeys = {
  /** Every book query, whatever it asks about a book. */
  all: ['books'] as const,
  list: ['books', 'list'] as const,
  byId: (bookId: number) => ['books', 'by-id', bookId] as const,
  bySlug: (slug: string) => ['books', 'by-slug', slug] as const,
};

const booksQuery = queryOptions({
  queryKey: bookKeys.list,
  queryFn: ({ signal }) => api.books.list({ signal }),
});

function bookQuery(bookId: number) {
  return queryOptions({
    queryKey: bookKeys.byId(bookId),
    queryFn: ({ signal }) => api.books.get(bookId, { signal }),
  });
}

function bookBySlugQuery(slug: string) {
  return queryOptions({
    queryKey: bookKeys.bySlug(slug),
    queryFn: ({ signal }) => api.books.getBySlug(slug, { signal }),
  });
}

/** All books that the reader may see. */
export function useBooks() {
  return useQuery(booksQuery);
}

/** A book by its id; an ApiError of status 404 says that there is none for this reader. */
export function useBook(bookId: number) {
  return useQuery(bookQuery(bookId));
}

/** A book by its slug; an ApiError of status 404 says that there is none for this reader. */
export function useBookBySlug(slug: string) {
  return useQuery(bookBySlugQuery(slug));
}
