import { coverVersion } from './cover/cover-hash.ts';
import { CARD } from './cover/cover-size.ts';
import type { CoverSubject } from './cover/cover-subject.ts';
import { cutText } from './cut-text.ts';
import type { PageMeta } from './page-meta.ts';

/** How much of a book's own description its page's description takes, in characters. */
const BOOK_TEXT_LIMIT = 100;

type DescribedBook = CoverSubject & {
  readonly id: number;
  readonly slug: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly coverUrl: string | null;
};

/** What a book's page tells of itself, by whichever address it was reached. */
export function bookPageMeta(book: DescribedBook): PageMeta {
  const { title, author } = book;
  const about = cutText(book.description, BOOK_TEXT_LIMIT);
  const offer = `Questions and flashcards about ${title} by ${author}.`;
  return {
    title: `${title} by ${author} | Morsel`,
    description: about === '' ? offer : `${about} ${offer}`,
    path: bookPath(book.slug),
    imageAlt: `Cover: ${title}`,
    ...pictureOf(book),
  };
}

/** Path of a book's page. */
export function bookPath(slug: string): string {
  return `/books/${encodeURIComponent(slug)}`;
}

function pictureOf(book: DescribedBook): Pick<PageMeta, 'image' | 'imageSize'> {
  const picture = book.imageUrl ?? book.coverUrl;
  return picture === null ? { image: cardPath(book), imageSize: CARD } : { image: picture };
}

/** Path of the drawn card for link previews; it changes with what the card shows. */
function cardPath(book: DescribedBook): string {
  return `/covers/${book.id}/card.png?v=${coverVersion(book)}`;
}
