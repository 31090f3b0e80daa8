import type { FollowedDocument, HighlightedBook } from '@morsel/sdk/contract';

/** How it is known which book a document is. */
const LINKS: Readonly<Record<NonNullable<FollowedDocument['link']>, string>> = {
  file: 'Known by its file.',
  name: 'Known by the name of its file.',
  title: 'Known by title and author.',
  reader: '',
};

export function linkText({ link, book }: FollowedDocument): string {
  if (link === null) return 'Not recognised. Choose its book, or add the file to a book.';
  return book === null ? 'None of your books, you said.' : LINKS[link];
}

export const documentName = ({ name, progress }: FollowedDocument) =>
  name ?? `A file on ${progress.device}`;

/** What becomes of highlights, or for what they wait. */
export function highlightsText({ book, link, waiting }: HighlightedBook): string {
  if (book === null) {
    return link === null
      ? 'They wait. Choose their book, or add it to Morsel.'
      : 'They are kept here alone, you said.';
  }
  if (waiting === 0) return 'With another book, their text and what was made from it goes.';
  return `${waiting} of them wait: no more texts may be begun today. They come in when the app sends again.`;
}
