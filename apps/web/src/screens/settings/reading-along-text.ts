import type { FollowedDocument, HighlightedBook } from '@morsel/sdk/contract';
import { UNKNOWN_AUTHOR } from '@morsel/sdk/domain';

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

/** Whether a book that nobody knows can be added as the app names it: one is of somebody. */
export const isAddable = ({ link, author }: HighlightedBook) =>
  link === null && author !== UNKNOWN_AUTHOR;

/** What becomes of highlights, or for what they wait. */
export function highlightsText(highlighted: HighlightedBook): string {
  const { book, link, waiting } = highlighted;
  if (book === null) {
    if (link !== null) return 'They are kept here alone, you said.';
    return `They wait. Choose their book${isAddable(highlighted) ? ', or add it to Morsel' : ''}.`;
  }
  if (waiting === 0) return 'With another book, their text and what was made from it goes.';
  return `${waiting} of them wait: they are more texts than a day allows. They come in when an app sends again, or when you put them in.`;
}

/** What has come of putting highlights into the text of their book. */
export function placedText({ title, waiting }: HighlightedBook): string {
  if (waiting === 0) return `The highlights of ${title} are in a text now.`;
  return `The highlights of ${title} wait still: no more texts may be begun today. Try again tomorrow.`;
}
