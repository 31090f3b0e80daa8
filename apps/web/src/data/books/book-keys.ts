/** What reads of books are called; the first load needs no more of them. */
export const bookKeys = {
  /** Every book query, whatever it asks about a book. */
  all: ['books'] as const,
  list: ['books', 'list', 'pages'] as const,
  /** What the server finds in the list. */
  found: ['books', 'list', 'found'] as const,
  byId: (bookId: number) => ['books', 'by-id', bookId] as const,
  bySlug: (slug: string) => ['books', 'by-slug', slug] as const,
};
