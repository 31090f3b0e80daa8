import type { Book } from '@morsel/sdk/contract';
import { memo } from 'react';

import { Link } from '../../navigation/link.tsx';
import { ThumbCover } from '../../ui/covers/thumb-cover.tsx';

/** The book that a card is about: small cover, title, author, leading to the book's page. */
export const BookLine = memo(function BookLine({ book }: { readonly book: Book | undefined }) {
  if (!book) return null;
  return (
    <Link className="book-line" to={`/books/${encodeURIComponent(book.slug)}`}>
      <ThumbCover book={book} width={34} className="book-line-cover" />
      <span className="book-line-text">
        <b dir="auto">{book.title}</b>
        <span>
          by <bdi>{book.author}</bdi>
        </span>
      </span>
    </Link>
  );
});
